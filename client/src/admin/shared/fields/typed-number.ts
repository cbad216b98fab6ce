import { CURRENCIES, CURRENCY_NAMES, CURRENCY_SIGNS, type Currency } from '@contract/terms';

const NUMBER = /^(\d+|\d{1,3}([, ]\d{3})+)(\.\d+)?$/;

/** As it is read: spreadsheets put spaces of other widths between thousands. */
const tidied = (typed: string): string => typed.replaceAll(/\s/g, ' ').trim();

/** The number that a text says, or `NaN`. "4800", "4,800.50" and "4 800" are numbers; "4,8" could be two different ones and is none. */
export function toNumber(typed: string): number {
  const text = tidied(typed);
  return NUMBER.test(text) ? Number(text.replaceAll(/[^\d.]/g, '')) : Number.NaN;
}

/** The currency whose sign or code stands before an amount: "K850", "$ 500", "ZMW 900". */
export function signOf(typed: string): Currency | undefined {
  const text = tidied(typed).toUpperCase();
  return CURRENCIES.find((currency) => [CURRENCY_SIGNS[currency], currency].some((sign) => startsWith(text, sign)));
}

const startsWith = (text: string, sign: string): boolean =>
  text.startsWith(sign) && /^ *[\d.,]/.test(text.slice(sign.length));

/** The amount that a text says in whatever currency, or `NaN`. */
export const toAnyAmount = (typed: string): number =>
  toNumber(signOf(typed) ? typed.trim().replace(/^[^\d.,]+/, '') : typed);

/** The same in this one: an amount in another one is none, since nobody may turn Kwacha into dollars in silence. */
export const toAmount = (typed: string, currency: Currency | undefined): number =>
  otherCurrency(typed, currency) ? Number.NaN : toAnyAmount(typed);

/** The currency of an amount that is not the one it is written for, as far as that is known. */
export function otherCurrency(typed: string, currency: Currency | undefined): Currency | undefined {
  const sign = signOf(typed);
  return currency && sign !== currency ? sign : undefined;
}

/** In words; empty where nothing contradicts. */
export function currencyProblem(typed: string, currency: Currency | undefined): string {
  const other = otherCurrency(typed, currency);
  if (!other || !currency) return '';
  return `This is an amount in ${CURRENCY_NAMES[other]}, but the quote is in ${CURRENCY_NAMES[currency]}.`;
}
