import {
  COMMENT_FIELDS,
  COMMENT_STATUS_FIELDS,
  type Comment,
  type CommentFigures,
  type VisitorComment,
  type VisitorReply,
} from '../../contract/comments';
import { ROLES } from '../../contract/users';
import { answerOf } from '../../platform/fields/answer-of';
import { count, flag, id, object, oneOf, orNull, STORED, shape, text, time } from '../../platform/openapi/shape';

const REPLY = shape<VisitorReply>('CommentReply', { text, by: text, role: oneOf(ROLES), at: time });

export const VISITOR_COMMENT = shape<VisitorComment>('VisitorComment', {
  _id: id,
  name: text,
  text,
  createdAt: time,
  reply: orNull(REPLY),
});

export const COMMENT = shape<Comment>('Comment', {
  ...STORED,
  ...answerOf(COMMENT_FIELDS),
  ...answerOf(COMMENT_STATUS_FIELDS),
  isSpam: flag,
  reply: orNull(REPLY),
  post: object<Comment['post']>({ _id: id, title: text }),
});

export const COMMENT_FIGURES = shape<CommentFigures>('CommentFigures', {
  all: count,
  counts: object<CommentFigures['counts']>({ waiting: count, approved: count, refused: count }),
});
