import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font as FontkitFont } from 'fontkit';
import { toSfnt } from './font-file';

export type FontWeight = 400 | 700;

/** Fonts in search order for a character: the site's own first, then fonts for more languages. */
const FILES = [
  ...['latin', 'latin-ext', 'vietnamese'].map((part) => `familjen-grotesk/files/familjen-grotesk-${part}`),
  ...['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'].map(
    (part) => `noto-sans/files/noto-sans-${part}`,
  ),
];

/** A font file, ready to be embedded. */
export interface Font {
  name: string;
  bytes: Buffer;
  signs: ReadonlySet<number>;
  /** Height above the baseline, as a fraction of the font size. */
  ascent: number;
}

/** The site's own font, then the fallbacks. */
export type FontFamily = readonly [Font, ...Font[]];

/** Fonts of each weight. */
export type Fonts = Readonly<Record<FontWeight, FontFamily>>;

let loading: Promise<Fonts> | undefined;

/** Reads the fonts once, at first use: PDFKit would unpack them for each document, and the start need not wait. */
export function loadFonts(): Promise<Fonts> {
  loading ??= import('fontkit').then(({ create }) => {
    const resolve = createRequire(__filename).resolve;
    const read = (name: string): Font => {
      const bytes = toSfnt(readFileSync(resolve(`@fontsource/${name}.woff`)));
      const { characterSet, ascent, unitsPerEm } = create(bytes) as FontkitFont;
      return { name, bytes, signs: new Set(characterSet), ascent: ascent / unitsPerEm };
    };
    const ofWeight = (weight: FontWeight) => FILES.map((file) => read(`${file}-${weight}-normal`)) as [Font, ...Font[]];
    return { 400: ofWeight(400), 700: ofWeight(700) };
  });
  return loading;
}

/** Part of a text in one font. */
export interface Run {
  font: Font;
  text: string;
}

/** Splits a text by font. A mark stays with its letter if that font has it. The first font gets missing characters. */
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
