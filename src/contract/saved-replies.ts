import type { Stored } from './errors';
import { type InputOf, requiredText } from './fields';
import { LIMITS } from './limits';

export const SAVED_TEXT_FIELDS = {
  title: requiredText('Title', LIMITS.name, { hint: 'A short name that helps you find this reply' }),
  text: requiredText('Text', LIMITS.message, { rows: [6, 16] }),
};

export type SavedTextInput = InputOf<typeof SAVED_TEXT_FIELDS>;

export interface SavedText extends SavedTextInput, Stored {}

export const SAVED_TEXT_TEXTS = {
  full: `There are already ${LIMITS.savedTexts} saved replies, so you cannot add another one. Delete a saved reply first.`,
} as const;
