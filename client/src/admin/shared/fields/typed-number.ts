import { CURRENCIES, CURRENCY_NAMES, CURRENCY_SIGNS, type Currency } from '@contract/terms';

type Known = Currency | '' | undefined;

const NUMBER = /^(\d+|\d{1,3}([, ]\d{3})+)(\.\d+)?$/;
/** Needs three digits before the comma: "1,25" may be "1,250" with a digit left out. */
const WITH_DECIMAL_COMMA = /^(\d{3,}|\d{1,3}( \d{3})+),\d\d$/;

/** Turns all kinds of spaces into plain ones. Spreadsheets put special spaces between thousands. */
const tidied = (typed: string): string => typed.replaceAll(/\s/g, ' ').trim();

/** Parses "4800", "4,800.50", "4 800" and "4 800,50". Returns `NaN` for other text, also for the ambiguous "4,80". */
export function toNumber(typed: string): number {
  const plain = tidied(typed);
  const text = WITH_DECIMAL_COMMA.test(plain) ? plain.replace(',', '.') : plain;
  return NUMBER.test(text) ? Number(text.replaceAll(/[^\d.]/g, '')) : Number.NaN;
}

/** Splits an amount into its number and the currency of a sign or code beside it: "K850", "$ 500", "900 ZMW". */
function partsOf(typed: string): { number: string; currency: Currency | undefined } {
  const [, before = '', number = '', after = ''] = /^([^\d.,]*)([\d., ]+?)([^\d.,]*)$/.exec(tidied(typed)) ?? [];
  const sign = `${before}${after}`.trim().toUpperCase();
  const currency = CURRENCIES.find((one) =>
    [one, CURRENCY_SIGNS[one], CURRENCY_NAMES[one].toUpperCase()].includes(sign),
  );
  return { number: currency ? number : typed, currency };
}

export const toAnyAmount = (typed: string): number => toNumber(partsOf(typed).number);

/** Parses an amount. Returns `NaN` if it has another currency's sign, so that Kwacha never count as dollars. */
export const toAmount = (typed: string, currency: Known): number =>
  otherCurrency(typed, currency) ? Number.NaN : toAnyAmount(typed);

export function otherCurrency(typed: string, currency: Known): Currency | undefined {
  const sign = partsOf(typed).currency;
  return currency && sign !== currency ? sign : undefined;
}

/**
 * Returns an error text if the amount has another currency's sign, otherwise an empty string.
 * @param isFixed true if the form does not offer to change the quote's currency
 */
export function currencyProblem(typed: string, currency: Known, isFixed = false): string {
  if (!currency || !otherCurrency(typed, currency)) return '';
  const name = currency === 'USD' ? 'dollars' : CURRENCY_NAMES[currency];
  return `This quote is in ${name}.${isFixed ? ` Enter the amount in ${name}.` : ''}`;
}
