import { type InputOf, optionalText } from './fields';

/** Maximum difference between the newest number in the backup and the entered one. A larger one is probably a typo. */
export const LAST_NUMBER_JUMP = 1_000;

export const LAST_NUMBER_TEXTS = {
  asked: 'This site was restored from a backup. An administrator must first enter the last quote number that was used.',
  notANumber: 'Enter a quote number such as Q-2026-0042.',
  toCome: 'The year of this quote number is in the future.',
  notAsked: 'The last quote number can be entered only once after a restore from a backup.',
  tooLow: (last: string) => `Quote number ${last} was already used. Enter this number or a later one.`,
  tooHigh: (most: string) => `This number is too high. Enter at most ${most}.`,
} as const;

/**
 * Last quote number that was used before a backup was restored. Quotes sent after the backup was made may have higher
 * numbers than the restored quotes.
 */
export const LAST_NUMBER_FIELDS = {
  number: optionalText('Last quote number used', 13, {
    hint: 'Enter the number of the newest quote that was sent, such as Q-2026-0042. New quotes continue from there.',
    tidy: (text) => text.toUpperCase(),
    check: (text) => (text === '' || /^Q-\d{4}-\d{4,6}$/.test(text) ? null : LAST_NUMBER_TEXTS.notANumber),
  }),
};

export type LastNumberInput = InputOf<typeof LAST_NUMBER_FIELDS>;
