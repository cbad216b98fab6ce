import { SERVICE_FIELDS } from '../contract/services';
import { bodyOf, editOf } from '../platform/fields/body-of';

/** Without `order`, a new service becomes the last. */
export class CreateServiceDto extends bodyOf(SERVICE_FIELDS) {}

export class UpdateServiceDto extends editOf(SERVICE_FIELDS) {}
