/** Letters that Unicode normalisation does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ŋ: 'n',
  ı: 'i',
  ħ: 'h',
};

const OTHER_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Latin, Greek and Cyrillic only: in other scripts a mark is part of the letter. */
const MARKED = /[\u00c0-\u024f\u0370-\u045f\u1e00-\u1fff]/g;

export const APOSTROPHES = "'‘’ʻʼ`´";
const ANY_APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g');

/** ASCII text needs only lower-casing. */
const OTHERS = /[^\n -~]/;

/** Converts a text to plain lower-case letters: `Halévy`, `Straße` and `Łódź` become `halevy`, `strasse` and `lodz`. */
export const plainLetters = (text: string): string =>
  OTHERS.test(text)
    ? text
        .normalize('NFC')
        .toLowerCase()
        .replace(MARKED, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
        .replace(/[\u0300-\u036f]/g, '')
        .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter)
    : text.toLowerCase();

/** Normalises a text for searches: plain letters, no apostrophes, single spaces. */
export const fold = (text: string): string =>
  plainLetters(text)
    .replace(ANY_APOSTROPHE, '')
    // Single spaces need no replacing.
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
