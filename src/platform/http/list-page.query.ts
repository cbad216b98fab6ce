import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { LIMITS } from '../../contract/limits';

/** A query value counts as a number only when all of it is digits; anything else fails the rule below it. */
const toWholeNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;

/** `?page=&limit=` of every list. With neither, the first thousand are answered. */
export class ListPageQuery {
  /** From 1. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 1_000_000 })
  @Transform(toWholeNumber)
  @IsOptional()
  @Max(1_000_000, { message: 'page must be at most 1,000,000.' })
  @Min(1, { message: 'page must be at least 1.' })
  @IsInt({ message: 'page must be a whole number.' })
  page?: number;

  /** Rows of a page. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LIMITS.pageSizeMax })
  @Transform(toWholeNumber)
  @IsOptional()
  @Max(LIMITS.pageSizeMax, { message: 'limit must be from 1 to 100.' })
  @Min(1, { message: 'limit must be from 1 to 100.' })
  @IsInt({ message: 'limit must be a whole number.' })
  limit?: number;
}

/** Rows of a list and how many there are without paging. */
export interface ListPage<T> {
  items: T[];
  total: number;
}

/** `skip` and `limit` for the database; a page without a limit has the largest size, a list without pages its own. */
export function toRange(query: ListPageQuery): { skip: number; limit: number } {
  if (query.limit === undefined && query.page === undefined) return { skip: 0, limit: LIMITS.listMax };
  const limit = query.limit ?? LIMITS.pageSizeMax;
  return { skip: ((query.page ?? 1) - 1) * limit, limit };
}

/**
 * How many rows there are in all, where the last page tells: a search looks through every row, and once is enough.
 * `null` when there may be more.
 */
export function countFromPage(found: number, range: { skip: number; limit: number }): number | null {
  const isLastPage = found < range.limit && (found > 0 || range.skip === 0);
  return isLastPage ? range.skip + found : null;
}
