import { PickType } from '@nestjs/swagger';
import { MEDIA_FIELDS, MEDIA_FILTERS, MEDIA_SORTS, type MediaFilter, type MediaSort } from '../contract/media';
import { editOf } from '../platform/fields/body-of';
import { SearchPageQuery } from '../platform/fields/search-page.query';
import { OneOf } from '../platform/validation/one-of';

export class UpdateMediaDto extends editOf(MEDIA_FIELDS) {}

/** `q` is searched in file names and alt texts. */
export class ListMediaQuery extends SearchPageQuery {
  @OneOf(MEDIA_FILTERS)
  filter?: MediaFilter;

  @OneOf(MEDIA_SORTS, 'newest')
  sort?: MediaSort;
}

export class MediaStatisticsQuery extends PickType(ListMediaQuery, ['q'] as const) {}
