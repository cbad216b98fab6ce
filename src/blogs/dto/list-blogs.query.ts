import { ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { BLOG_LISTS, BLOG_SORTS, type BlogList, type BlogSort } from '../../contract/blogs';
import { SORT_ORDERS, type SortOrder } from '../../contract/contact';
import { optionalText } from '../../contract/fields';
import { LIMITS } from '../../contract/limits';
import { OfField } from '../../platform/fields/body-of';
import { SearchPageQuery } from '../../platform/fields/search-page.query';

const toBoolean = ({ value }: { value: unknown }): unknown =>
  value === 'true' ? true : value === 'false' ? false : value;

/** Filters of `GET /blogs`. An empty text filters nothing; `q` is looked for in title, beginning of the text, category, tags and author. */
export class ListBlogsQuery extends SearchPageQuery {
  @OfField(optionalText('category', LIMITS.category))
  category?: string;

  @OfField(optionalText('tag', LIMITS.tag))
  tag?: string;

  @ApiPropertyOptional({ enum: ['true', 'false'] })
  @Transform(toBoolean)
  @IsOptional()
  @IsBoolean({ message: 'featured must be true or false.' })
  featured?: boolean;

  /** Leaves out the posts that the page of the blog shows above its whole list. */
  @ApiPropertyOptional({ enum: ['true', 'false'] })
  @Transform(toBoolean)
  @IsOptional()
  @IsBoolean({ message: 'rest must be true or false.' })
  rest?: boolean;

  /** Posts that are not published are listed for staff alone. */
  @ApiPropertyOptional({ enum: BLOG_LISTS, default: 'published' })
  @IsOptional()
  @IsIn(BLOG_LISTS, { message: `status must be one of ${BLOG_LISTS.join(', ')}.` })
  status?: BlogList;

  /** `summary` leaves out `content` and gives `excerpt` instead. */
  @ApiPropertyOptional({ enum: ['summary'] })
  @IsOptional()
  @IsIn(['summary'], { message: 'fields must be summary.' })
  fields?: 'summary';

  @ApiPropertyOptional({ enum: BLOG_SORTS, default: 'createdAt' })
  @IsOptional()
  @IsIn(BLOG_SORTS, { message: `sort must be one of ${BLOG_SORTS.join(', ')}.` })
  sort?: BlogSort;

  @ApiPropertyOptional({ enum: SORT_ORDERS, default: 'desc' })
  @IsOptional()
  @IsIn(SORT_ORDERS, { message: `order must be one of ${SORT_ORDERS.join(', ')}.` })
  order?: SortOrder;
}

export class BlogTallyQuery extends PickType(ListBlogsQuery, ['q', 'category'] as const) {}
