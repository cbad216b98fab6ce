/** An extension behind the number: "ext. 12", "x12". */
const EXTENSION = /(?:ext(?:ension)?|x)\.?\s*\d+$/i;

/** As people write and paste numbers: digits, spaces, `+ - ( ) / .`, and an extension at the end. */
export const isPhone = (text: string): boolean => /^[0-9+\-() .]*\d[0-9+\-() ./]*$/.test(text.replace(EXTENSION, ''));

/** A pasted number with plain blanks and hyphens, and without signs that nobody sees. */
export const tidyPhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/**
 * Digits that are dialled, with a leading plus: of two numbers the first, without an extension, and without the 0 that
 * nobody dials from abroad.
 */
export function dialled(phone: string): string {
  const [first = ''] = phone.replace(EXTENSION, '').split('/');
  const signs = first.replace(/[^+\d()]/g, '').replace(/^(\(?\+.*)\(0\)/, '$1');
  return signs.replace(/[()]/g, '').replace(/(?<=.)\+/g, '');
}

/** Fewer digits tell no number from a year or an amount. */
const LEAST_DIGITS = 4;

/** Digits of a number without its country or its first 0, by which any writing of it is found. Empty for none. */
export function searchDigits(phone: string): string {
  if (!isPhone(phone)) return '';
  const digits = dialled(phone)
    .replace(/\D/g, '')
    .replace(/^(00)?260|^0/, '');
  return digits.length < LEAST_DIGITS ? '' : digits;
}
