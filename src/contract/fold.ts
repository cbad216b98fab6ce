/** Letters that hold no mark which could be left out. */
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

/** Latin, Greek and Cyrillic: in other scripts a mark is a letter. */
const MARKED = /[\u00c0-\u024f\u0370-\u045f\u1e00-\u1fff]/g;

export const APOSTROPHES = "'‘’ʻʼ`´";

/** Text in plain lower-case letters: `Halévy`, `Straße` and `Łódź` are `halevy`, `strasse` and `lodz`. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(MARKED, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/[\u0300-\u036f]/g, '')
    .replace(OTHER_LETTERS, (letter) => LETTERS[letter]);

/** Text as searches compare it: besides without apostrophes, and with one blank for many. */
export const fold = (text: string): string =>
  plainLetters(text)
    .replace(new RegExp(`[${APOSTROPHES}]`, 'g'), '')
    .replace(/\s+/g, ' ')
    .trim();
