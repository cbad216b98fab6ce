/** Plain letters for special letters that Unicode normalisation does not split into a plain letter and a mark. */
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

/** Matches Latin, Greek and Cyrillic letters, whose accents searches ignore. Other scripts need their marks. */
const MARKED = /[\u00c0-\u024f\u0370-\u045f\u1e00-\u1fff]/g;

export const APOSTROPHES = "'‘’ʻʼ`´";
const ANY_APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g');

/** Matches characters other than plain ASCII. A text with such characters needs more than `toLowerCase`. */
const OTHERS = /[^\n -~]/;

/** Converts text to plain lower-case letters: `Straße` becomes `strasse`, `Łódź` becomes `lodz`. */
export const plainLetters = (text: string): string =>
  OTHERS.test(text)
    ? text
        .normalize('NFC')
        .toLowerCase()
        .replace(MARKED, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
        .replace(/[\u0300-\u036f]/g, '')
        .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter)
    : text.toLowerCase();

/** Prepares text for searches: plain lower-case letters, no apostrophes, single spaces. */
export const fold = (text: string): string =>
  plainLetters(text)
    .replace(ANY_APOSTROPHE, '')
    // Matches only white space that must change, because most texts have single spaces only.
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
