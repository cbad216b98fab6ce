import { ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsMongoId, IsOptional, ValidateIf } from 'class-validator';
import { STATISTICS_RANGES, type StatisticsRange } from '../contract/blog-statistics';
import { BLOG_BULK_FIELDS, BLOG_FIELDS, BLOG_LISTS, BLOG_SORTS, type BlogList, type BlogSort } from '../contract/blogs';
import type { StatisticsQuery } from '../contract/calls/blogs.calls';
import { SORT_ORDERS, type SortOrder } from '../contract/contact';
import { optionalText } from '../contract/fields';
import { LIMITS } from '../contract/limits';
import { Ids } from '../platform/bulk/bulk.dto';
import { bodyOf, editOf, OfField } from '../platform/fields/body-of';
import { SearchPageQuery } from '../platform/fields/search-page.query';
import { OneOf } from '../platform/validation/one-of';

const { title: TITLE, ...OTHERS } = BLOG_FIELDS;

export class CreateBlogDto extends bodyOf(OTHERS) {
  @OfField(TITLE)
  @ValidateIf(({ status, title }: CreateBlogDto) => status !== 'draft' || title !== undefined)
  title?: string;
}

export class UpdateBlogDto extends editOf(BLOG_FIELDS) {}

export class BulkBlogStatusDto extends bodyOf(BLOG_BULK_FIELDS) {
  @Ids()
  ids: string[];
}

const toBoolean = ({ value }: { value: unknown }): unknown =>
  value === 'true' ? true : value === 'false' ? false : value;

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

  @ApiPropertyOptional({ enum: ['true', 'false'] })
  @Transform(toBoolean)
  @IsOptional()
  @IsBoolean({ message: 'rest must be true or false.' })
  rest?: boolean;

  @OneOf(BLOG_LISTS, 'published')
  status?: BlogList;

  @ApiPropertyOptional({ enum: ['summary'] })
  @IsOptional()
  @IsIn(['summary'], { message: 'fields must be summary.' })
  fields?: 'summary';

  @OneOf(BLOG_SORTS, 'createdAt')
  sort?: BlogSort;

  @OneOf(SORT_ORDERS, 'desc')
  order?: SortOrder;
}

export class BlogTallyQuery extends PickType(ListBlogsQuery, ['q', 'category'] as const) {}

const toRange = ({ value }: { value: unknown }): unknown =>
  STATISTICS_RANGES.find((range) => String(range) === value) ?? value;

export class BlogStatisticsQuery implements StatisticsQuery {
  @Transform(toRange)
  @OneOf(STATISTICS_RANGES, STATISTICS_RANGES[0])
  days?: StatisticsRange;

  @ApiPropertyOptional()
  @IsOptional()
  @IsMongoId({ message: 'post must be the id of a post.' })
  post?: string;
}
