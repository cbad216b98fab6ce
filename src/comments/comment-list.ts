import { type QueryFilter, type Types, trusted } from 'mongoose';
import { asciiDomain } from '../contract/email-address';
import { holds } from '../platform/search/search-pattern';
import type { ListCommentsQuery } from './comment.dto';
import type { CommentRow } from './schemas/comment.schema';

export const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;

/**
 * Builds the filter of a list. An empty filter matches all rows. @param removed posts in the trash, whose comments are
 * left out.
 */
export function toFilter(
  { q, status }: Pick<ListCommentsQuery, 'q' | 'status'>,
  removed: readonly Types.ObjectId[],
): QueryFilter<CommentRow> {
  return {
    ...(status !== undefined && { status }),
    ...(removed.length > 0 && { post: trusted({ $nin: [...removed] }) }),
    ...(q && { $or: [{ name: holds(q) }, { email: holds(asciiDomain(q)) }, { text: holds(q) }] }),
  } as QueryFilter<CommentRow>;
}
