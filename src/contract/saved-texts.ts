import type { Stored } from './errors';
import { type InputOf, requiredText } from './fields';
import { LIMITS } from './limits';

/** A saved reply, such as payment details or directions. */
export const SAVED_TEXT_FIELDS = {
  title: requiredText('Title', LIMITS.name, { hint: 'What you look for when you need it' }),
  text: requiredText('Text', LIMITS.message, { rows: [6, 16] }),
};

export type SavedTextInput = InputOf<typeof SAVED_TEXT_FIELDS>;

export interface SavedText extends SavedTextInput, Stored {}

export const SAVED_TEXT_TEXTS = {
  full: `There are ${LIMITS.savedTexts} saved replies already. Please delete one that nobody needs.`,
} as const;
