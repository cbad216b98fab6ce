import type { Stored } from './errors';
import { type InputOf, requiredText } from './fields';
import { LIMITS } from './limits';

export const SAVED_REPLY_FIELDS = {
  title: requiredText('Title', LIMITS.name, { hint: 'A short name that helps you find this reply' }),
  text: requiredText('Text', LIMITS.message, { rows: [6, 16] }),
};

export type SavedReplyInput = InputOf<typeof SAVED_REPLY_FIELDS>;

export interface SavedReply extends SavedReplyInput, Stored {}

export const SAVED_REPLY_TEXTS = {
  full: `There are already ${LIMITS.savedReplies} saved replies, so you cannot add another one. Delete a saved reply first.`,
} as const;
