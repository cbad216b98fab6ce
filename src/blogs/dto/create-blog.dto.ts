import { ValidateIf } from 'class-validator';
import { BLOG_FIELDS } from '../../contract/blogs';
import { bodyOf, OfField } from '../../platform/fields/body-of';

const { title: TITLE, ...OTHERS } = BLOG_FIELDS;

/** A new post. What is left out or cleared gets its default. An editor begins a draft without a title. */
export class CreateBlogDto extends bodyOf(OTHERS) {
  @OfField(TITLE)
  @ValidateIf(({ status, title }: CreateBlogDto) => status !== 'draft' || title !== undefined)
  title?: string;
}
