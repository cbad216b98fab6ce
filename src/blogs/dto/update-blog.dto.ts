import { BLOG_FIELDS } from '../../contract/blogs';
import { editOf } from '../../platform/fields/body-of';

/** Any subset of the fields; what is missing stays as it is. */
export class UpdateBlogDto extends editOf(BLOG_FIELDS) {}
