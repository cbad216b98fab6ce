import type { NumberField } from '@contract/fields';
import type { Currency } from '@contract/terms';
import { typedProblem } from '../../shared/fields/record-form';
import { currencyProblem, toAmount, toNumber } from '../../shared/fields/typed-number';

export const typedAmount = (number: number): string =>
  number.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Parses a number; an empty field counts as 0. */
export const numberOf = (typed: string): number => (typed.trim() === '' ? 0 : toNumber(typed));

export const amountIn =
  (currency: Currency) =>
  (typed: string): number =>
    typed.trim() === '' ? 0 : toAmount(typed, currency);

export const percentOf = (typed: string): number => numberOf(typed.replace(/\s*%\s*$/, ''));

export function numberProblem(field: NumberField, typed: string, read = numberOf): string | null {
  if (typed.trim() === '') return field.isRequired ? `${field.label} is required.` : null;
  const number = read(typed);
  if (!Number.isNaN(number)) return typedProblem(field, number);
  return typed.includes('%')
    ? 'Please enter an amount such as 1,250.50, not a percentage'
    : 'Please write the number like 1250 or 1,250.50';
}

export const amountProblem = (
  field: NumberField,
  typed: string,
  currency: Currency,
  isFixed?: boolean,
): string | null => currencyProblem(typed, currency, isFixed) || numberProblem(field, typed, amountIn(currency));
