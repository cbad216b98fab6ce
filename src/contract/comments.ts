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

/** Visitors see approved comments. */
export const COMMENT_STATUSES = ['waiting', 'approved', 'refused'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

export const COMMENT_STATUS_LABELS: Record<CommentStatus, string> = {
  waiting: 'Pending',
  approved: 'Approved',
  refused: 'Rejected',
};

/** Maximum number of links in a comment, because advertising consists mostly of links. */
const MOST_LINKS = 2;
const LINK = /https?:\/\/|www\.|\[url|<a\s/gi;

/** Fields that a visitor sends. */
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

/** Fields that detect bots; missing in calls without the form. */
export const COMMENT_TRAP = {
  /** Hidden in the form, so that only bots fill it in. */
  homepage: optionalText('Homepage', LIMITS.image),
  /** Time in seconds that the form was open. The form delays faster sending until `LEAST_WRITING_SECONDS`. */
  secondsOpen: wholeNumber('Seconds', 0, LIMITS.formSeconds),
};

export const LEAST_WRITING_SECONDS = 3;

/** True for a probable bot. Its comment is stored as rejected, without a notice. */
export const seemsSpam = ({ homepage, secondsOpen }: CommentInput): boolean =>
  Boolean(homepage) || (secondsOpen ?? LEAST_WRITING_SECONDS) < LEAST_WRITING_SECONDS;

export type CommentInput = BodyOf<typeof COMMENT_FIELDS & typeof COMMENT_TRAP>;

export const COMMENT_STATUS_FIELDS = { status: must(choice('Status', COMMENT_STATUS_LABELS, 'waiting')) };

export const COMMENT_REPLY_FIELDS = {
  text: requiredText('Reply', LIMITS.comment, { rows: [4, 12], tidy: withoutGaps }),
};

/** Staff's reply, as visitors read it. */
export interface VisitorReply {
  text: string;
  /** First name of the author; empty if the organisation signs. */
  by: string;
  role: Role;
  at: string;
}

/** An approved comment as visitors read it, without the email address. */
export interface VisitorComment {
  _id: string;
  name: string;
  text: string;
  createdAt: string;
  reply: VisitorReply | null;
}

/** A comment as the back office reads it. */
export interface Comment extends InputOf<typeof COMMENT_FIELDS & typeof COMMENT_STATUS_FIELDS>, Stored {
  /** See `seemsSpam`. */
  isSpam: boolean;
  /** `by` is the full name. */
  reply: VisitorReply | null;
  /** The post; its title is empty while the post is being erased. */
  post: { _id: string; title: string };
}

/** Counts on the tabs, for the same search as the list. */
export interface CommentFigures {
  all: number;
  counts: Record<CommentStatus, number>;
}

export const COMMENT_TEXTS = {
  sent: 'Thank you. Your comment will appear when we have approved it.',
  failed: 'An error occurred. Please try again.',
  exception: 'An unexpected error occurred. Please try again later.',
} as const;
