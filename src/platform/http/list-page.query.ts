import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { LIMITS } from '../../contract/limits';

/** Converts digits only. The rules below refuse other values. */
const toWholeNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;

/** `?page=&limit=` of every list. If neither is given, the answer has the first thousand rows. */
export class ListPageQuery {
  /** From 1. */
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

/** Rows of a list and their number without paging. */
export interface ListPage<T> {
  items: T[];
  total: number;
}

/**
 * `skip` and `limit` for the database. A page without `limit` has the maximum size, a list with neither has `listMax`
 * rows.
 */
export function toRange(query: ListPageQuery): { skip: number; limit: number } {
  if (query.limit === undefined && query.page === undefined) return { skip: 0, limit: LIMITS.listMax };
  const limit = query.limit ?? LIMITS.pageSizeMax;
  return { skip: ((query.page ?? 1) - 1) * limit, limit };
}

/**
 * Total number of rows if the last page reveals it, because a search should read all rows only once.
 * `null` if there may be more.
 */
export function countFromPage(found: number, range: { skip: number; limit: number }): number | null {
  const isLastPage = found < range.limit && (found > 0 || range.skip === 0);
  return isLastPage ? range.skip + found : null;
}
