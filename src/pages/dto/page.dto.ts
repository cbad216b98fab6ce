import { SAVED_TEXT_FIELDS } from '../../contract/drafts';
import { PAGE_FIELDS } from '../../contract/pages';
import { bodyOf, editOf } from '../../platform/fields/body-of';

export class CreatePageDto extends bodyOf({ ...PAGE_FIELDS, ...SAVED_TEXT_FIELDS }) {}

/** Any subset of the fields. */
export class UpdatePageDto extends editOf({ ...PAGE_FIELDS, ...SAVED_TEXT_FIELDS }) {}
