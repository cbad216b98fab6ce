import { type BodyOf, type InputOf, optionalText } from './fields';

/** Maximum difference between the newest number in the backup and the entered one. A larger one is probably a typo. */
export const LAST_NUMBER_JUMP = 1_000;

export const LAST_NUMBER_TEXTS = {
  asked: 'This site was restored from a backup. An administrator must first enter the last numbers that were used.',
  toCome: 'The year of this number is in the future.',
  notAsked: 'These numbers are not needed now. They are asked for once after each restore from a backup.',
  notANumber: (example: string) => `Enter a number such as ${example}.`,
  tooLow: (last: string) => `Number ${last} was already used. Enter this number or a later one.`,
  tooHigh: (most: string) => `This number is too high. Enter at most ${most}.`,
} as const;

const lastNumber = (label: string, prefix: string, hint: string) =>
  optionalText(label, 15, {
    hint: `${hint} Leave it empty if there is none.`,
    tidy: (text) => text.toUpperCase(),
    check: (text) =>
      text === '' || new RegExp(`^${prefix}-\\d{4}-\\d{4,6}$`).test(text)
        ? null
        : LAST_NUMBER_TEXTS.notANumber(`${prefix}-2026-0042`),
  });

/** Last numbers used before a restore. The backup may lack the newest documents, whose numbers are taken. */
export const LAST_NUMBER_FIELDS = {
  number: lastNumber('Last quote number used', 'Q', 'Enter the number of the newest quote that was sent.'),
  invoice: lastNumber('Last invoice number used', 'INV', 'Enter the number of the newest invoice.'),
  creditNote: lastNumber('Last credit note number used', 'CN', 'Enter the number of the newest credit note.'),
  receipt: lastNumber('Last receipt number used', 'RC', 'Enter the number of the newest receipt.'),
};

export const NUMBERED_DOCUMENTS = { invoice: 'invoice', creditNote: 'credit-note', receipt: 'receipt' } as const;

export type LastNumbers = InputOf<typeof LAST_NUMBER_FIELDS>;
export type LastNumberInput = BodyOf<typeof LAST_NUMBER_FIELDS>;
