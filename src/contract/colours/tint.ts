import { contrastOf, type Hex, luminanceOf, type Oklch, ratioOf, toHex, toOklch } from './oklch';
import { PAIRS, RATIOS } from './pairs';
import { PALETTE, type Palette, type Token } from './palette';

/** The site owner's two colours as `#rrggbb`. An empty text means the default colour. */
export interface BrandColours {
  brandColour: Hex;
  accentColour: Hex;
}

/**
 * If white has at least this contrast to the accent colour, text on the accent is white and the accent is darkened.
 * Otherwise the text is dark.
 */
const NEARLY = 3.6;

export const TINT_ID = 'tint';

const STEP = 0.005;
/** A colour of the owner with at least this lightness (0 to 1) is used as the highlight on dark backgrounds. */
const BRIGHT = 0.75;

type Found = Partial<Record<Token, Hex>>;
type Family = 'brand' | 'accent';
type Own = { [Whose in Family]: Oklch } & { found: Palette };
type Wish = (own: Own, token: Token, whose: Family) => Oklch;

const defaultOf = (token: Token): Oklch => toOklch(PALETTE[token]);

/** True for hues from red to yellow. Their light tones look like skin, so light backgrounds keep the default hue. */
const isWarm = ({ h }: Oklch): boolean => h > 25 && h < 110;

/** Returns a token's default colour with the hue of the owner's colour, and as pale as that. */
const like: Wish = (own, token, whose) => {
  const { l, c, h } = defaultOf(token);
  const colour = own[whose];
  const most = defaultOf(whose === 'brand' ? 'forest' : 'copper').c;
  const keepsDefaultHue = whose === 'accent' && isWarm(colour);
  return { l, c: c * Math.min(1, colour.c / most), h: keepsDefaultHue ? h : colour.h };
};

/** Returns the lighter of the owner's two colours, or the default highlight in the owner's hue if both are dark. */
const shine: Wish = (own, token, whose) => {
  const lighter = own.brand.l > own.accent.l ? own.brand : own.accent;
  return lighter.l < BRIGHT ? like(own, token, whose) : { ...lighter, l: Math.min(lighter.l, 0.92) };
};

const itself: Wish = (own, _token, whose) => own[whose];

const shadeOf =
  (base: Token, change: (l: number, found: Palette) => number): Wish =>
  ({ found }) => {
    const colour = toOklch(found[base]);
    return { ...colour, l: change(colour.l, found) };
  };

const same = (l: number): number => l;

const paleOf =
  (base: Token): Wish =>
  ({ found }, token) => {
    const { c, h } = toOklch(found[base]);
    const { l, c: most } = defaultOf(token);
    return { l, c: Math.min(most, c), h };
  };

/** Returns the colour of text on the accent colour: white if its contrast is nearly sufficient, otherwise dark. */
const readable: Wish = ({ accent, found }) =>
  toOklch(contrastOf(PALETTE.white, toHex(accent)) >= NEARLY ? PALETTE.white : found.ink);

/** Lightness of a button under the pointer: less if its text is white or it is very light, otherwise more. */
const hovered = (l: number, found: Palette): number => {
  if (found['on-copper'] === PALETTE.white) return l - 0.09;
  return l > 0.85 ? l - 0.06 : l + 0.05;
};

const deepForest = (l: number): number => Math.min(defaultOf('forest-deep').l, l * 0.75);
const darkCopper = (l: number): number => Math.min(defaultOf('copper-dark').l, l - 0.05);

/** Wished colour of each token, in the order of settling. Backgrounds come first, because text can adapt to them. */
const WISHES: readonly (readonly [Token, Family, Wish])[] = [
  ['mist', 'accent', like],
  ['sand', 'accent', like],
  ['line', 'accent', like],
  ['copper-soft', 'accent', like],
  ['forest-tint', 'brand', like],
  ['on-dark', 'accent', like],
  ['ink', 'brand', like],
  ['ink-soft', 'brand', like],
  ['ink-faint', 'brand', like],
  ['line-strong', 'accent', like],
  ['sun', 'accent', shine],
  ['sun-soft', 'accent', paleOf('sun')],
  ['forest', 'brand', itself],
  ['forest-deep', 'brand', shadeOf('forest', deepForest)],
  ['on-dark-soft', 'brand', like],
  ['danger-on-dark', 'brand', (_own, token) => defaultOf(token)],
  ['on-copper', 'accent', readable],
  ['copper', 'accent', itself],
  ['copper-hover', 'accent', shadeOf('copper', hovered)],
  ['copper-edge', 'accent', shadeOf('copper', same)],
  ['copper-edge-on-dark', 'accent', shadeOf('copper', same)],
  ['copper-dark', 'accent', shadeOf('copper', darkCopper)],
];

const OTHERS = (Object.keys(PALETTE) as Token[]).filter((token) => WISHES.every(([name]) => name !== token));

/** Returns the tone nearest to `wish` with enough contrast to all colours in `settled` that appear beside it. */
function settle(token: Token, wish: Oklch, settled: Found): Hex {
  const beside = PAIRS.flatMap(({ front, ground, kind }) => {
    if (front !== token && ground !== token) return [];
    const other = settled[front === token ? ground : front];
    return other === undefined ? [] : [{ light: luminanceOf(other), least: RATIOS[kind] }];
  });
  for (let away = 0; away <= 1; away += STEP) {
    for (const l of [wish.l - away, wish.l + away]) {
      if (l < 0 || l > 1) continue;
      const colour = toHex({ ...wish, l });
      const own = luminanceOf(colour);
      if (beside.every(({ light, least }) => ratioOf(own, light) >= least)) return colour;
    }
  }
  throw new Error(`no tone of ${toHex(wish)} fits as ${token}`);
}

/** Derives all colours of the site from the owner's two, with readable text. `null` if the owner has set neither. */
export function tint({ brandColour, accentColour }: BrandColours): Palette | null {
  if (!brandColour && !accentColour) return null;
  if (last.brandColour !== brandColour || last.accentColour !== accentColour)
    last = { brandColour, accentColour, palette: made(brandColour, accentColour) };
  return last.palette;
}

/** The last palette is cached, because all pages and emails use the same palette. */
let last: BrandColours & { palette: Palette } = { brandColour: '', accentColour: '', palette: PALETTE };

function made(brandColour: Hex, accentColour: Hex): Palette {
  const given = { brand: brandColour, accent: accentColour };
  const brand = toOklch(brandColour || PALETTE.forest);
  const accent = toOklch(accentColour || PALETTE.copper);
  const settled: Found = Object.fromEntries(OTHERS.map((token) => [token, PALETTE[token]]));
  for (const [token, whose, wish] of WISHES) {
    const wished = given[whose] ? wish({ brand, accent, found: settled as Palette }, token, whose) : defaultOf(token);
    settled[token] = settle(token, wished, settled);
  }
  return settled as Palette;
}

/** Returns the default palette if no colour is set. Emails and generated images always need a palette. */
export const paletteOf = (colours: BrandColours): Palette => tint(colours) ?? PALETTE;

export function tintStyle(palette: Palette | null): string {
  if (!palette) return '';
  const changed = Object.entries(palette).filter(([token, hex]) => hex !== PALETTE[token as Token]);
  return `:root{${changed.map(([token, hex]) => `--${token}:${hex}`).join(';')}}`;
}
