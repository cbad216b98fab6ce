import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font as FontkitFont } from 'fontkit';

export type FontWeight = 400 | 700;

/** Fonts in the order of search: the site's own font first, then a font with more languages. */
const FILES = ['familjen-grotesk/*/FamiljenGrotesk_*.ttf', 'noto-sans/*/NotoSans_*.ttf'];

export interface Font {
  name: string;
  bytes: Buffer;
  signs: ReadonlySet<number>;
  /** Height above the baseline as a fraction of the font size. */
  ascent: number;
}

export type FontFamily = readonly [Font, ...Font[]];

export type Fonts = Readonly<Record<FontWeight, FontFamily>>;

let loading: Promise<Fonts> | undefined;

/** Loads the fonts once, when the first PDF file is drawn. This keeps the server's start fast. */
export function loadFonts(): Promise<Fonts> {
  loading ??= import('fontkit').then(({ create }) => {
    const resolve = createRequire(__filename).resolve;
    const read = (file: string): Font => {
      const bytes = readFileSync(resolve(`@expo-google-fonts/${file}`));
      const { postscriptName, characterSet, ascent, unitsPerEm } = create(bytes) as FontkitFont;
      return { name: postscriptName, bytes, signs: new Set(characterSet), ascent: ascent / unitsPerEm };
    };
    const ofWeight = (style: string) => FILES.map((file) => read(file.replaceAll('*', style))) as [Font, ...Font[]];
    return { 400: ofWeight('400Regular'), 700: ofWeight('700Bold') };
  });
  return loading;
}

export interface Run {
  font: Font;
  text: string;
}

/**
 * Splits a text into parts with one font each. An accent stays with its letter if possible. Unknown characters get the
 * first font.
 */
export function runsOf(text: string, fonts: FontFamily): Run[] {
  const runs: Run[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const code = sign.codePointAt(0) as number;
    const isMark = /\p{M}/u.test(sign);
    const font =
      (isMark && last?.font.signs.has(code) ? last.font : fonts.find(({ signs }) => signs.has(code))) ?? fonts[0];
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  }
  return runs;
}
