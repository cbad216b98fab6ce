export const NOT_A_PHONE =
  'Please use only digits, spaces and + - ( ) . / in phone numbers. Examples: 0977 123 456 or 0977 123 456 ext. 12.';

/** Matches an extension at the end of a number, such as "ext. 12" or "x12". */
const EXTENSION = /(?:ext(?:ension)?|x)\.?\s*\d+$/i;

/** True for a phone number. Spaces, `+ - ( ) / .` and an extension at the end are allowed. */
export const isPhone = (text: string): boolean => /^[0-9+\-() .]*\d[0-9+\-() ./]*$/.test(text.replace(EXTENSION, ''));

/** Replaces unusual spaces and hyphens of a pasted number and removes invisible characters. */
export const tidyPhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** Returns the digits to dial: of the first number, without an extension and `(0)` after a country code. */
export function dialled(phone: string): string {
  const [first = ''] = phone.replace(EXTENSION, '').split('/');
  const signs = first.replace(/[^+\d()]/g, '').replace(/^(\(?\+.*)\(0\)/, '$1');
  return signs.replace(/[()]/g, '').replace(/(?<=.)\+/g, '');
}

/** Minimum number of digits for a search. Fewer digits would be in many phone numbers by chance. */
const LEAST_DIGITS = 4;

/** Returns the digits for a search, without country code and leading 0. Empty if there are too few. */
export function searchDigits(phone: string): string {
  const digits = nationalDigits(phone);
  return digits.length < LEAST_DIGITS ? '' : digits;
}

/**
 * Returns the digits with which searched numbers begin: "97" for "097" and "+260 97". Empty for other texts. Without a
 * plus, "260" is a country code only if three digits follow, because fewer could be an amount.
 */
export const firstDigits = (text: string): string => (/^([+0]|260(\D*\d){3})/.test(text) ? nationalDigits(text) : '');

const nationalDigits = (phone: string): string =>
  isPhone(phone)
    ? dialled(phone)
        .replace(/\D/g, '')
        .replace(/^(00)?260|^0/, '')
    : '';
