import { SERVICE_FIELDS } from '../contract/services';
import { bodyOf, editOf } from '../platform/fields/body-of';

/** A new service without `order` becomes the last one. */
export class CreateServiceDto extends bodyOf(SERVICE_FIELDS) {}

export class UpdateServiceDto extends editOf(SERVICE_FIELDS) {}
