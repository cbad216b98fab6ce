/**
 * Characters that mark the style of a word. They are placed after the word. As private-use characters of Unicode, they
 * are on no keyboard.
 */
const SIGNS = {
  bold: '\uE001',
  italic: '\uE002',
  heading: '\uE003',
  'smaller heading': '\uE004',
  code: '\uE005',
} as const;
type Style = keyof typeof SIGNS;

export const ANY_MARK = /[\uE001-\uE005]/g;
const WORD = String.raw`[\p{L}\p{N}\p{M}_'’-]+[\uE001-\uE005]*`;
const WORDS = new RegExp(WORD, 'gu');
/** Matches white space, a word with the characters that mark its style, or any other single character. */
export const TOKENS = new RegExp(String.raw`\s+|${WORD}|.`, 'gsu');

export const withoutStyles = (text: string): string => text.replace(ANY_MARK, '');
export const withStyle = (text: string, style: Style): string => text.replace(WORDS, (word) => word + SIGNS[style]);

export interface Stretch {
  text: string;
  styles: Style[];
}

/** Splits a text into parts of equal style, and removes the characters that mark the styles. */
export function stretchesOf(text: string): Stretch[] {
  const stretches: { text: string; signs: string }[] = [];
  const put = (part: string, signs: string) => {
    const last = stretches.at(-1);
    if (last?.signs === signs) last.text += part;
    else if (part) stretches.push({ text: part, signs });
  };
  /**
   * Spaces and punctuation since the last word. They get the style of this word if the next word has the same style.
   */
  let between = '';
  for (const token of text.match(TOKENS) ?? []) {
    const signs = token.match(ANY_MARK)?.join('') ?? '';
    if (!token.match(WORDS)) between += token;
    else {
      put(between, stretches.at(-1)?.signs === signs ? signs : '');
      put(withoutStyles(token), signs);
      between = '';
    }
  }
  put(between, '');
  const stylesOf = (signs: string) => (Object.keys(SIGNS) as Style[]).filter((style) => signs.includes(SIGNS[style]));
  return stretches.map(({ text, signs }) => ({ text, styles: stylesOf(signs) }));
}
