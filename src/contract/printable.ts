/** Matches characters that the fonts of PDF files lack. A test compares this list with the fonts. */
const UNPRINTABLE =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: marks by themselves are meant
  /[^\n -~\u00a0-\u02cc\u02ce-\u02d7\u02da\u02dc-\u0301\u0303\u0304\u0308\u0309\u0323\u0329\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f\u1c80-\u1c88\u1d00-\u1dbf\u1e00-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe\u2002\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20a0-\u20c0\u2113\u2116\u2122\u2191\u2193\u2212\u2215\u2c60-\u2c7f\u2de0-\u2dff\ua640-\ua69f\ua720-\ua7ca\ua7d0\ua7d1\ua7d3\ua7d5-\ua7d9\ua7f2-\ua7ff\ufe2e\ufe2f]/gu;

/** Replacements for hyphens, spaces and arrows of word processors. Invisible characters are removed. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\r\n?/g, '\n'],
  [/\s*→\s*/g, ' to '],
  [/[\u2010\u2011]/g, '-'],
  [/\u2012/g, '\u2013'],
  [/\u2015/g, '\u2014'],
  [/≤/g, '<='],
  [/≥/g, '>='],
  [/[\t\u2000-\u200a\u202f\u205f\u3000]/g, ' '],
  [/[\p{Default_Ignorable_Code_Point}\p{Cc}](?<!\n)/gu, ''],
];

const plain = (words: string): string =>
  PLAIN.reduce((text, [signs, instead]) => text.replace(signs, instead), words.normalize('NFC'));

/** Returns the text as PDF files print it. If a font lacks `é`, it becomes `e`. Other missing characters become `?`. */
export const printable = (words: string): string =>
  plain(words).replace(UNPRINTABLE, (sign) => {
    const letter = sign.normalize('NFD').replace(/\p{M}/gu, '');
    if (letter !== '' && letter.search(UNPRINTABLE) === -1) return letter;
    return /\p{M}/u.test(sign) ? '' : '?';
  });

/** Lists the characters of the texts that PDF files cannot print. */
export const unprintableIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => plain(text).match(UNPRINTABLE) ?? [])),
];
