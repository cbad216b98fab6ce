/** Matches characters that the fonts of PDF files lack. A test compares this list with the fonts. */
const UNPRINTABLE =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: marks by themselves are meant
  /[^\n -\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u052f\u0900-\u097f\u10fb\u1ab0-\u1ac0\u1ac5\u1ac7-\u1ace\u1c80-\u1c88\u1d00-\u1df9\u1dfb-\u1f15\u1f18-\u1f1d\u1f20-\u1f45\u1f48-\u1f4d\u1f50-\u1f57\u1f59\u1f5b\u1f5d\u1f5f-\u1f7d\u1f80-\u1fb4\u1fb6-\u1fc4\u1fc6-\u1fd3\u1fd6-\u1fdb\u1fdd-\u1fef\u1ff2-\u1ff4\u1ff6-\u1ffe\u2000-\u2071\u2074-\u208e\u2090-\u209c\u20a0-\u20c0\u20f0\u2100-\u215f\u2183\u2184\u2189\u2190-\u2193\u2196-\u2199\u2202\u2205\u220f\u2211\u2212\u2215\u2219\u221a\u221e\u222b\u2248\u2260\u2264\u2265\u25a0\u25b2\u25b6\u25bc\u25c0\u25ca\u25cc\u25cf\u2610\u2611\u2713\u27e8\u27e9\u2c60-\u2c7f\u2de0-\u2e5d\ua640-\ua69f\ua700-\ua7ca\ua7d0\ua7d1\ua7d3\ua7d5-\ua7d9\ua7f2-\ua7ff\ua8ff\ua92e\uab30-\uab6b\ue000\ufb00-\ufb06\ufe20-\ufe2f\ufffc\ufffd\uffff\u{10780}-\u{10785}\u{10787}-\u{107b0}\u{107b2}-\u{107ba}\u{1df00}-\u{1df1e}]/gu;

/** Replacements for hyphens and spaces of word processors. Invisible characters are removed. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/\r\n?/g, '\n'],
  [/[\u2010\u2011]/g, '-'],
  [/[\t\u2000-\u200a\u202f\u205f\u3000]/g, ' '],
  [/[\p{Default_Ignorable_Code_Point}\p{Cc}](?<!\n)/gu, ''],
];

const plain = (text: string): string =>
  PLAIN.reduce((result, [signs, instead]) => result.replace(signs, instead), text.normalize('NFC'));

/** Returns the text as PDF files print it. If a font lacks `é`, it becomes `e`. Other missing characters become `?`. */
export const printable = (text: string): string =>
  plain(text).replace(UNPRINTABLE, (sign) => {
    const letter = sign.normalize('NFD').replace(/\p{M}/gu, '');
    if (letter !== '' && letter.search(UNPRINTABLE) === -1) return letter;
    return /\p{M}/u.test(sign) ? '' : '?';
  });

/** Lists the characters of the texts that PDF files cannot print. */
export const unprintableIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => plain(text).match(UNPRINTABLE) ?? [])),
];
