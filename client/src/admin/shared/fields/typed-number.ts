import { CURRENCIES, CURRENCY_NAMES, CURRENCY_SIGNS, type Currency } from '@contract/terms';

type Known = Currency | '' | undefined;

const NUMBER = /^(\d+|\d{1,3}([, ]\d{3})+)(\.\d+)?$/;

/** Turns all kinds of spaces into plain ones. Spreadsheets put special spaces between thousands. */
const tidied = (typed: string): string => typed.replaceAll(/\s/g, ' ').trim();

/** Parses "4800", "4,800.50" and "4 800". Returns `NaN` for other text, also for the ambiguous "4,8". */
export function toNumber(typed: string): number {
  const text = tidied(typed);
  return NUMBER.test(text) ? Number(text.replaceAll(/[^\d.]/g, '')) : Number.NaN;
}

/** Returns the currency of a sign or code before the amount, as in "K850", "$ 500" or "ZMW 900". */
export function signOf(typed: string): Currency | undefined {
  const text = tidied(typed).toUpperCase();
  const startsWith = (sign: string) => text.startsWith(sign) && /^ *[\d.,]/.test(text.slice(sign.length));
  return CURRENCIES.find((currency) => startsWith(CURRENCY_SIGNS[currency]) || startsWith(currency));
}

export const toAnyAmount = (typed: string): number =>
  toNumber(signOf(typed) ? typed.trim().replace(/^[^\d.,]+/, '') : typed);

/** Parses an amount. Returns `NaN` if it has another currency's sign, so that Kwacha never count as dollars. */
export const toAmount = (typed: string, currency: Known): number =>
  otherCurrency(typed, currency) ? Number.NaN : toAnyAmount(typed);

export function otherCurrency(typed: string, currency: Known): Currency | undefined {
  const sign = signOf(typed);
  return currency && sign !== currency ? sign : undefined;
}

/** Returns an error text if the amount has another currency's sign, otherwise an empty string. */
export function currencyProblem(typed: string, currency: Known): string {
  const other = otherCurrency(typed, currency);
  if (!other || !currency) return '';
  return `This is an amount in ${CURRENCY_NAMES[other]}, but the quote is in ${CURRENCY_NAMES[currency]}.`;
}
