import { NEW_BLOG_FIELDS } from '../../contract/blogs';
import { bodyOf } from '../../platform/fields/body-of';

/** A new post. What is left out or cleared gets its default. */
export class CreateBlogDto extends bodyOf(NEW_BLOG_FIELDS) {}
