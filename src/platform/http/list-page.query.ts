import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { LIMITS } from '../../contract/limits';

const toWholeNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;

/** Query of a list with pages. Without `page` and `limit`, the answer contains the first 1,000 rows. */
export class ListPageQuery {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 1_000_000 })
  @Transform(toWholeNumber)
  @IsOptional()
  @Max(1_000_000, { message: 'page must be at most 1,000,000.' })
  @Min(1, { message: 'page must be at least 1.' })
  @IsInt({ message: 'page must be a whole number.' })
  page?: number;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LIMITS.pageSizeMax })
  @Transform(toWholeNumber)
  @IsOptional()
  @Max(LIMITS.pageSizeMax, { message: 'limit must be from 1 to 100.' })
  @Min(1, { message: 'limit must be from 1 to 100.' })
  @IsInt({ message: 'limit must be a whole number.' })
  limit?: number;
}

/** `total` counts the rows of all pages. */
export interface ListPage<T> {
  items: T[];
  total: number;
}

/** Returns `skip` and `limit` for the database. `page` without `limit` uses the maximum page size. */
export function toRange(query: ListPageQuery): { skip: number; limit: number } {
  if (query.limit === undefined && query.page === undefined) return { skip: 0, limit: LIMITS.listMax };
  const limit = query.limit ?? LIMITS.pageSizeMax;
  return { skip: ((query.page ?? 1) - 1) * limit, limit };
}

/** If this is the last page, returns the number of all rows, which need not be counted. Otherwise `null`. */
export function countFromPage(found: number, range: { skip: number; limit: number }): number | null {
  const isLastPage = found < range.limit && (found > 0 || range.skip === 0);
  return isLastPage ? range.skip + found : null;
}
