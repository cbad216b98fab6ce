import { SERVICE_FIELDS } from '../contract/services';
import { bodyOf, editOf } from '../platform/fields/body-of';

/** A new service. Without an order it comes last. */
export class CreateServiceDto extends bodyOf(SERVICE_FIELDS) {}

/** Any subset of the fields; what is missing stays as it is. The slug never changes. */
export class UpdateServiceDto extends editOf(SERVICE_FIELDS) {}
