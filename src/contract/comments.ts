import { withoutGaps } from './clean-text';
import type { Stored } from './errors';
import {
  type BodyOf,
  choice,
  email,
  type InputOf,
  must,
  optionalText,
  requiredLine,
  requiredText,
  wholeNumber,
} from './fields';
import { LIMITS } from './limits';
import type { Role } from './users';

export const COMMENT_STATUSES = ['waiting', 'approved', 'refused'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

export const COMMENT_STATUS_LABELS: Record<CommentStatus, string> = {
  waiting: 'Pending',
  approved: 'Approved',
  refused: 'Rejected',
};

/** Maximum number of links in a comment. Spam comments mostly consist of links. */
const MOST_LINKS = 2;
const LINK = /https?:\/\/|www\.|\[url|<a\s/gi;

export const COMMENT_FIELDS = {
  name: requiredLine('Name', LIMITS.name, { ask: 'Please enter your name.' }),
  email: email({ ask: 'Please enter your email address.' }),
  text: requiredText('Comment', LIMITS.comment, {
    ask: 'Please write your comment.',
    tidy: withoutGaps,
    check: (text) =>
      (text.match(LINK)?.length ?? 0) > MOST_LINKS
        ? `A comment can have at most ${MOST_LINKS} links. Please remove some.`
        : null,
  }),
};

/** Form fields that detect bots. They are optional, because calls by other programs do not send them. */
export const COMMENT_TRAP = {
  /** The form hides this field from visitors. Only bots fill it in. */
  homepage: optionalText('Homepage', LIMITS.image),
  /** Seconds from opening to sending the form. For visitors, the form waits until `LEAST_WRITING_SECONDS` are over. */
  secondsOpen: wholeNumber('Seconds', 0, LIMITS.formSeconds),
};

export const LEAST_WRITING_SECONDS = 3;

/** True if a bot probably wrote the comment. The comment is then stored as rejected, without a notice to staff. */
export const seemsSpam = ({ homepage, secondsOpen }: CommentInput): boolean =>
  Boolean(homepage) || (secondsOpen ?? LEAST_WRITING_SECONDS) < LEAST_WRITING_SECONDS;

export type CommentInput = BodyOf<typeof COMMENT_FIELDS & typeof COMMENT_TRAP>;

export const COMMENT_STATUS_FIELDS = { status: must(choice('Status', COMMENT_STATUS_LABELS, 'waiting')) };

export const COMMENT_REPLY_FIELDS = {
  text: requiredText('Reply', LIMITS.comment, { rows: [4, 12], tidy: withoutGaps }),
};

export interface VisitorReply {
  text: string;
  /** First name of the author. Empty if the organisation signs the reply. */
  by: string;
  role: Role;
  at: string;
}

export interface VisitorComment {
  _id: string;
  name: string;
  text: string;
  createdAt: string;
  reply: VisitorReply | null;
}

export interface Comment extends InputOf<typeof COMMENT_FIELDS & typeof COMMENT_STATUS_FIELDS>, Stored {
  isSpam: boolean;
  /** In the back office, `by` is the author's full name. */
  reply: VisitorReply | null;
  /** The commented post. The title is empty if the post was deleted. */
  post: { _id: string; title: string };
}

export interface CommentStatistics {
  all: number;
  counts: Record<CommentStatus, number>;
}

export const COMMENT_TEXTS = {
  sent: 'Thank you. Your comment will appear when we have approved it.',
  failed: 'An error occurred. Please try again.',
  exception: 'An unexpected error occurred. Please try again later.',
} as const;
