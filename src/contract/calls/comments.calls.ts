import type { BulkDone } from '../bulk';
import type { Comment, CommentInput, CommentStatistics, CommentStatus, VisitorComment } from '../comments';
import {
  ACCEPTED,
  type Calls,
  type Json,
  type List,
  listCall,
  PAGE_PARAMETERS,
  type PageQuery,
  type Query,
} from './call';
import { bulkTrashCalls, trashCalls } from './record-calls';

/** Visitors' calls, 404 while comments are off. They are separate, so that visitors' pages load no others. */
export const VISITOR_COMMENT_CALLS = {
  listOfPost: {
    method: 'GET',
    path: '/blogs/:id/comments',
    who: 'public',
    query: 'query' as Query<PageQuery>,
    answer: 'list' as List<VisitorComment>,
    cached: {
      dependsOn: 'comments',
      also: ['blogs', 'settings'],
      parameter: '[0-9a-f]{24}',
      query: PAGE_PARAMETERS,
    },
  },
  send: {
    method: 'POST',
    path: '/blogs/:id/comments',
    who: 'public',
    body: 'json' as Json<CommentInput>,
    answer: ACCEPTED,
    status: 201,
    limit: 'calls',
    isIdempotent: true,
  },
} as const satisfies Calls;

export interface CommentQuery extends PageQuery {
  q?: string;
  status?: CommentStatus;
}

export const COMMENT_CALLS = {
  list: listCall('/comments', 'viewer', 'list' as List<Comment>, 'query' as Query<CommentQuery>),
  statistics: {
    method: 'GET',
    path: '/comments/figures',
    who: 'viewer',
    query: 'query' as Query<Pick<CommentQuery, 'q'>>,
    answer: 'json' as Json<CommentStatistics>,
  },
  setStatuses: {
    method: 'POST',
    path: '/comments/bulk/status',
    who: 'editor',
    body: 'json' as Json<{ ids: string[]; status: CommentStatus }>,
    answer: 'json' as Json<BulkDone>,
    audited: { action: 'comments.update', label: 'Changed the status of the comment' },
  },
  ...bulkTrashCalls({ kind: 'comments', noun: 'the comment', who: 'editor' }),
  read: { method: 'GET', path: '/comments/:id', who: 'viewer', answer: 'json' as Json<Comment> },
  /** Answers 409 if the stored comment is newer than `updatedAt`. */
  update: {
    method: 'PUT',
    path: '/comments/:id',
    who: 'editor',
    body: 'json' as Json<{ status: CommentStatus; updatedAt?: string }>,
    answer: 'json' as Json<Comment>,
    audited: { action: 'comments.update', label: 'Changed the status of the comment' },
  },
  /** Replaces an earlier reply and approves the comment. Answers 409 if the comment is newer than `updatedAt`. */
  reply: {
    method: 'PUT',
    path: '/comments/:id/reply',
    who: 'editor',
    body: 'json' as Json<{ text: string; updatedAt?: string }>,
    answer: 'json' as Json<Comment>,
    audited: { action: 'comments.reply', label: 'Replied to the comment' },
  },
  withdrawReply: {
    method: 'DELETE',
    path: '/comments/:id/reply',
    who: 'editor',
    answer: 'json' as Json<Comment>,
    audited: { action: 'comments.withdrawReply', label: 'Deleted the reply to the comment' },
  },
  ...trashCalls({ kind: 'comments', noun: 'the comment', who: 'editor', record: 'json' as Json<Comment> }),
} as const satisfies Calls;
