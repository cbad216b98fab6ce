import type { FieldError } from '@contract/errors';
import { INSTALMENT_FIELDS } from '@contract/quote-fields';
import { type Currency, formatMoney, type Instalment } from '@contract/terms';
import { typedProblem } from '../../shared/fields/record-form';
import { amountIn, amountProblem, numberProblem, percentOf, typedAmount } from './typed-amounts';

/** Instalment as typed. `part` is its share in percent, or its amount. */
export interface TypedInstalment {
  label: string;
  part: string;
  dueDate: string;
  dueWhen: string;
}

export interface TypedSchedule {
  by: 'share' | 'amount';
  entries: TypedInstalment[];
}

export const NO_SCHEDULE: TypedSchedule = { by: 'share', entries: [] };
export const NEW_INSTALMENT: TypedInstalment = { label: '', part: '', dueDate: '', dueWhen: '' };

/** Returns a new schedule of two instalments: the deposit as typed in the form, and the balance. */
export function begunSchedule(depositPercent: string): TypedSchedule {
  const typed = percentOf(depositPercent);
  const deposit = typed > 0 && typed < 100 ? typed : 50;
  return {
    by: 'share',
    entries: [
      { ...NEW_INSTALMENT, label: 'Deposit', part: String(deposit), dueWhen: 'before work starts' },
      {
        ...NEW_INSTALMENT,
        label: 'Balance',
        part: String(Math.round((100 - deposit) * 100) / 100),
        dueWhen: 'when the work is done',
      },
    ],
  };
}

export function typedSchedule(schedule: readonly Instalment[]): TypedSchedule {
  return {
    by: schedule.some((entry) => entry.amount !== null) ? 'amount' : 'share',
    entries: schedule.map(({ label, share, amount: sum, dueDate, dueWhen }) => ({
      ...{ label, dueDate, dueWhen },
      part: share === null ? typedAmount(sum ?? 0) : String(share),
    })),
  };
}

export const scheduleOf = ({ by, entries }: TypedSchedule, currency: Currency): Instalment[] =>
  entries.map(({ label, part, dueDate, dueWhen }) => ({
    label: label.trim(),
    share: by === 'share' ? percentOf(part) : null,
    amount: by === 'amount' ? amountIn(currency)(part) : null,
    ...{ dueDate, dueWhen: dueWhen.trim() },
  }));

export function partProblem({ part }: TypedInstalment, by: TypedSchedule['by'], currency: Currency): string | null {
  if (part.trim() === '') return by === 'share' ? 'Please enter a share, such as 40.' : 'Please enter an amount.';
  return by === 'share'
    ? numberProblem(INSTALMENT_FIELDS.share, part, percentOf)
    : amountProblem(INSTALMENT_FIELDS.amount, part, currency, true);
}

const whenProblem = ({ dueDate, dueWhen }: TypedInstalment): string | null =>
  (dueDate === '') === (dueWhen.trim() === '')
    ? 'Choose a day, or write in words when it is due. Fill in only one of the two.'
    : typedProblem(INSTALMENT_FIELDS.dueWhen, dueWhen);

/** Returns the errors of single fields. `scheduleMistake` checks the sum of all instalments. */
export const scheduleProblems = ({ by, entries }: TypedSchedule, currency: Currency): FieldError[] =>
  entries.flatMap((entry, place) =>
    Object.entries({
      label: typedProblem(INSTALMENT_FIELDS.label, entry.label),
      [by]: partProblem(entry, by, currency),
      dueDate: typedProblem(INSTALMENT_FIELDS.dueDate, entry.dueDate),
      dueWhen: whenProblem(entry),
    }).flatMap(([name, message]) => (message ? [{ field: `schedule.${place}.${name}`, message }] : [])),
  );

export const scheduleText = ({ by, entries }: TypedSchedule): string =>
  entries
    .map(({ label, part, dueDate, dueWhen }) => `${label}: ${part}${by === 'share' ? '%' : ''}, ${dueDate || dueWhen}`)
    .join('\n') || '(none)';

/** Describes the sum of the typed instalments, such as "90% of 100%". Empty while a number is invalid. */
export function sumText({ by, entries }: TypedSchedule, currency: Currency, total: number): string {
  if (entries.some((entry) => entry.part.trim() !== '' && partProblem(entry, by, currency))) return '';
  const read = by === 'share' ? percentOf : amountIn(currency);
  const sum = entries.reduce((cents, { part }) => cents + Math.round(read(part) * 100), 0) / 100;
  return by === 'share' ? `${sum}% of 100%` : `${formatMoney(sum, currency)} of ${formatMoney(total, currency)}`;
}
