import { ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { MEDIA_FIELDS, MEDIA_FILTERS, MEDIA_SORTS, type MediaFilter, type MediaSort } from '../contract/media';
import { editOf } from '../platform/fields/body-of';
import { SearchPageQuery } from '../platform/fields/search-page.query';

export class UpdateMediaDto extends editOf(MEDIA_FIELDS) {}

/** `q` is searched in file names and alt texts. */
export class ListMediaQuery extends SearchPageQuery {
  @ApiPropertyOptional({ enum: MEDIA_FILTERS })
  @IsOptional()
  @IsIn(MEDIA_FILTERS, { message: `filter must be one of ${MEDIA_FILTERS.join(', ')}.` })
  filter?: MediaFilter;

  @ApiPropertyOptional({ enum: MEDIA_SORTS, default: 'newest' })
  @IsOptional()
  @IsIn(MEDIA_SORTS, { message: `sort must be one of ${MEDIA_SORTS.join(', ')}.` })
  sort?: MediaSort;
}

export class MediaFiguresQuery extends PickType(ListMediaQuery, ['q'] as const) {}
