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
const ANY_APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g');

/** Nothing but ASCII has nothing but capitals to change. */
const OTHERS = /[^\n -~]/;

/** Text in plain lower-case letters: `Halévy`, `Straße` and `Łódź` are `halevy`, `strasse` and `lodz`. */
export const plainLetters = (text: string): string =>
  OTHERS.test(text)
    ? text
        .normalize('NFC')
        .toLowerCase()
        .replace(MARKED, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
        .replace(/[\u0300-\u036f]/g, '')
        .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter)
    : text.toLowerCase();

/** Text as searches compare it: besides without apostrophes, and with one blank for many. */
export const fold = (text: string): string =>
  plainLetters(text)
    .replace(ANY_APOSTROPHE, '')
    // A single blank is one already.
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
