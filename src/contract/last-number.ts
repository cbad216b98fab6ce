import { type InputOf, optionalText } from './fields';

/** Most quotes expected between backup and restore. A larger jump is probably a typo and could not be undone. */
export const LAST_NUMBER_JUMP = 1_000;

export const LAST_NUMBER_TEXTS = {
  asked: 'This site was restored from a backup. First an administrator has to enter the last quote number given out.',
  notANumber: 'Enter a quote number such as Q-2026-0042.',
  toCome: 'This quote number is of a year that is still to come.',
  notAsked: 'The last quote number is entered once, after this site was restored from a backup.',
  tooLow: (last: string) => `Quote number ${last} was given out already. Enter this number or a later one.`,
  tooHigh: (most: string) => `Too far above the newest number in the backup. Enter at most ${most}.`,
} as const;

/** The last quote number given out, which may be later than the backup. Empty without one. */
export const LAST_NUMBER_FIELDS = {
  number: optionalText('Last quote number given out', 13, {
    hint: 'Look at the newest quote that was sent, such as Q-2026-0042. New quotes continue from there.',
    tidy: (text) => text.toUpperCase(),
    check: (text) => (text === '' || /^Q-\d{4}-\d{4,6}$/.test(text) ? null : LAST_NUMBER_TEXTS.notANumber),
  }),
};

export type LastNumberInput = InputOf<typeof LAST_NUMBER_FIELDS>;
