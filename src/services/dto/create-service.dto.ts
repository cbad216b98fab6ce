import { SERVICE_FIELDS } from '../../contract/services';
import { bodyOf } from '../../platform/fields/body-of';

/** A new service. Without an order it comes last. */
export class CreateServiceDto extends bodyOf(SERVICE_FIELDS) {}
