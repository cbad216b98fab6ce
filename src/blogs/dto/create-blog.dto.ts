import { BLOG_FIELDS } from '../../contract/blogs';
import { optionalText } from '../../contract/fields';
import { LIMITS } from '../../contract/limits';
import { bodyOf } from '../../platform/fields/body-of';

/** A new post. What is left out or cleared gets its default. */
export class CreateBlogDto extends bodyOf({
  ...BLOG_FIELDS,
  /** Id of the kept text that becomes this post, and need not be kept any longer. */
  unsaved: optionalText('Unsaved', LIMITS.name),
}) {}
