import { BLOG_FIELDS } from '../../contract/blogs';
import { SAVED_TEXT_FIELDS } from '../../contract/drafts';
import { editOf } from '../../platform/fields/body-of';

/** Any subset of the fields; what is missing stays as it is. */
export class UpdateBlogDto extends editOf({ ...BLOG_FIELDS, ...SAVED_TEXT_FIELDS }) {}
