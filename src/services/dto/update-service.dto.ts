import { SERVICE_FIELDS } from '../../contract/services';
import { editOf } from '../../platform/fields/body-of';

/** Any subset of the fields; what is missing stays as it is. The slug never changes. */
export class UpdateServiceDto extends editOf(SERVICE_FIELDS) {}
