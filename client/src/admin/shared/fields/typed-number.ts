import { CURRENCIES, CURRENCY_NAMES, CURRENCY_SIGNS, type Currency } from '@contract/terms';

/** The currency that an amount is written for; empty or missing while it is not known. */
type Known = Currency | '' | undefined;

const NUMBER = /^(\d+|\d{1,3}([, ]\d{3})+)(\.\d+)?$/;

/** Spreadsheets put spaces of other widths between thousands. */
const tidied = (typed: string): string => typed.replaceAll(/\s/g, ' ').trim();

/**
 * The number that a text says, or `NaN`. "4800", "4,800.50" and "4 800" are numbers; "4,8" could be two different ones
 * and is none.
 */
export function toNumber(typed: string): number {
  const text = tidied(typed);
  return NUMBER.test(text) ? Number(text.replaceAll(/[^\d.]/g, '')) : Number.NaN;
}

/** The currency whose sign or code stands before an amount: "K850", "$ 500", "ZMW 900". */
export function signOf(typed: string): Currency | undefined {
  const text = tidied(typed).toUpperCase();
  const startsWith = (sign: string) => text.startsWith(sign) && /^ *[\d.,]/.test(text.slice(sign.length));
  return CURRENCIES.find((currency) => startsWith(CURRENCY_SIGNS[currency]) || startsWith(currency));
}

/** The amount that a text says in whatever currency, or `NaN`. */
export const toAnyAmount = (typed: string): number =>
  toNumber(signOf(typed) ? typed.trim().replace(/^[^\d.,]+/, '') : typed);

/** The amount in this currency: one in another is none, since nobody may turn Kwacha into dollars in silence. */
export const toAmount = (typed: string, currency: Known): number =>
  otherCurrency(typed, currency) ? Number.NaN : toAnyAmount(typed);

/** The currency of an amount that is not the one it is written for. */
export function otherCurrency(typed: string, currency: Known): Currency | undefined {
  const sign = signOf(typed);
  return currency && sign !== currency ? sign : undefined;
}

/** Words for an amount in another currency; empty where nothing contradicts. */
export function currencyProblem(typed: string, currency: Known): string {
  const other = otherCurrency(typed, currency);
  if (!other || !currency) return '';
  return `This is an amount in ${CURRENCY_NAMES[other]}, but the quote is in ${CURRENCY_NAMES[currency]}.`;
}
