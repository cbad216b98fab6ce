import { SERVICE_FIELDS } from '../contract/services';
import { bodyOf, editOf } from '../platform/fields/body-of';

/** Body of a new service. Without `order` it becomes the last. */
export class CreateServiceDto extends bodyOf(SERVICE_FIELDS) {}

/** Any subset of the fields; missing fields stay unchanged. The slug never changes. */
export class UpdateServiceDto extends editOf(SERVICE_FIELDS) {}
