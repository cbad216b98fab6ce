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

/** Visitors see those that are approved. */
export const COMMENT_STATUSES = ['waiting', 'approved', 'refused'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

export const COMMENT_STATUS_LABELS: Record<CommentStatus, string> = {
  waiting: 'Pending',
  approved: 'Approved',
  refused: 'Rejected',
};

/** Whoever has more to show than this is asked to leave some out: what sells something is mostly links. */
const MOST_LINKS = 2;
const LINK = /https?:\/\/|www\.|\[url|<a\s/gi;

/** What a visitor sends. */
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

/** What tells programs from people; missing where somebody calls without the form. */
export const COMMENT_TRAP = {
  /** No person sees it in the form; programs that fill in every field do. */
  homepage: optionalText('Homepage', LIMITS.image),
  /** For so long the form was open. It holds back what a person sends sooner than `LEAST_WRITING_SECONDS` for the rest of them. */
  secondsOpen: wholeNumber('Seconds', 0, LIMITS.formSeconds),
};

export const LEAST_WRITING_SECONDS = 3;

/** What was written by a program, as it seems, is kept among the refused ones, and nobody is told. */
export const seemsSpam = ({ homepage, secondsOpen }: CommentInput): boolean =>
  Boolean(homepage) || (secondsOpen ?? LEAST_WRITING_SECONDS) < LEAST_WRITING_SECONDS;

export type CommentInput = BodyOf<typeof COMMENT_FIELDS & typeof COMMENT_TRAP>;

export const COMMENT_STATUS_FIELDS = { status: must(choice('Status', COMMENT_STATUS_LABELS, 'waiting')) };

export const COMMENT_REPLY_FIELDS = {
  text: requiredText('Reply', LIMITS.comment, { rows: [4, 12], tidy: withoutGaps }),
};

/** What staff answered, as visitors read it. */
export interface VisitorReply {
  text: string;
  /** First name of the member of staff; empty where the organisation signs. */
  by: string;
  role: Role;
  at: string;
}

/** An approved comment as visitors read it: never with the address. */
export interface VisitorComment {
  _id: string;
  name: string;
  text: string;
  createdAt: string;
  reply: VisitorReply | null;
}

/** A comment as the office reads it. */
export interface Comment extends InputOf<typeof COMMENT_FIELDS & typeof COMMENT_STATUS_FIELDS>, Stored {
  /** See `seemsSpam`. */
  isSpam: boolean;
  /** `by` is the whole name. */
  reply: VisitorReply | null;
  /** What it is about; the title is empty while the post is about to be erased. */
  post: { _id: string; title: string };
}

/** What stands on the tabs; of the same search as the list. */
export interface CommentFigures {
  all: number;
  counts: Record<CommentStatus, number>;
}

export const COMMENT_TEXTS = {
  sent: 'Thank you. Your comment will appear when we have approved it.',
  failed: 'An error occurred. Please try again.',
  exception: 'An unexpected error occurred. Please try again later.',
} as const;
