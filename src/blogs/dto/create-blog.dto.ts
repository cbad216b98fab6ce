import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional } from 'class-validator';
import type { BlogInput } from '../../contract/blogs';
import { LIMITS } from '../../contract/limits';
import { ImageText, OptionalText, RequiredText } from '../../platform/validation/text';
import { TextList } from '../../platform/validation/text-list';

/** A new post. What is left out or cleared gets its default. */
export class CreateBlogDto implements Partial<BlogInput> {
  @RequiredText('Title', LIMITS.title)
  title: string;

  /** Paragraphs are split on blank lines; lines that begin with `*`, `-` or `1.` form a list. */
  @RequiredText('Content', LIMITS.blogContent)
  content: string;

  @OptionalText('Category', LIMITS.category)
  category?: string;

  @TextList('Tag', LIMITS.tags, LIMITS.tag)
  tags?: string[];

  @ImageText()
  image?: string;

  @OptionalText('Author', LIMITS.name)
  authorName?: string;

  @ApiPropertyOptional({ type: Boolean, default: false, nullable: true })
  @Transform(({ value }) => (value === null ? false : value))
  @IsOptional()
  @IsBoolean({ message: 'Featured must be true or false.' })
  isFeatured?: boolean;
}
