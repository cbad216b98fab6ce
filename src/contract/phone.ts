/** An extension after the number: "ext. 12", "x12". */
const EXTENSION = /(?:ext(?:ension)?|x)\.?\s*\d+$/i;

/** True for a number as people write and paste it: digits, spaces, `+ - ( ) / .`, and an extension at the end. */
export const isPhone = (text: string): boolean => /^[0-9+\-() .]*\d[0-9+\-() ./]*$/.test(text.replace(EXTENSION, ''));

/** Tidies a pasted number: plain spaces and hyphens, no invisible characters. */
export const tidyPhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** Digits to dial, with a leading plus: the first of two numbers, without extension and without the 0 after +260. */
export function dialled(phone: string): string {
  const [first = ''] = phone.replace(EXTENSION, '').split('/');
  const signs = first.replace(/[^+\d()]/g, '').replace(/^(\(?\+.*)\(0\)/, '$1');
  return signs.replace(/[()]/g, '').replace(/(?<=.)\+/g, '');
}

/** Fewer digits could as well be a year or an amount. */
const LEAST_DIGITS = 4;

/** Digits for searches, without country code or leading 0, so that any spelling is found. Empty for too few. */
export function searchDigits(phone: string): string {
  if (!isPhone(phone)) return '';
  const digits = dialled(phone)
    .replace(/\D/g, '')
    .replace(/^(00)?260|^0/, '');
  return digits.length < LEAST_DIGITS ? '' : digits;
}
