import { contrastOf, type Hex, toOklch } from './oklch';
import { RATIOS } from './pairs';
import { PALETTE } from './palette';
import { type BrandColours, tint } from './tint';

const HUES: readonly (readonly [number, string])[] = [
  [8, 'pink'],
  [38, 'red'],
  [72, 'orange'],
  [115, 'yellow'],
  [160, 'green'],
  [210, 'turquoise'],
  [285, 'blue'],
  [322, 'purple'],
  [360, 'pink'],
];

export function nameOf(hex: Hex): string {
  const { l, c, h } = toOklch(hex);
  if (c < 0.03) return l > 0.95 ? 'white' : l < 0.25 ? 'black' : 'grey';
  const hue = (h + 360) % 360;
  const name = HUES.find(([end]) => hue <= end)?.[1] ?? 'pink';
  return name === 'orange' && l < 0.6 ? 'brown' : name;
}

/** Two backgrounds with less contrast than this look the same. */
const ALIKE = 1.3;

export function colourNotes(colours: BrandColours): string[] {
  const palette = tint(colours);
  if (!palette) return [];
  const { brandColour, accentColour } = colours;
  const notes: string[] = [];
  if (brandColour && palette.forest !== brandColour) {
    const ground = contrastOf(brandColour, PALETTE.white) < RATIOS.text ? 'white' : 'light backgrounds';
    notes.push(
      `Your ${nameOf(brandColour)} is too light for text on ${ground}, so links and dark areas use a darker shade.`,
    );
  }
  if (accentColour && palette.copper !== accentColour) {
    const way = toOklch(palette.copper).l > toOklch(accentColour).l ? 'lighter' : 'darker';
    notes.push(`Buttons use a slightly ${way} shade of your ${nameOf(accentColour)}, so that their text is readable.`);
  }
  if (accentColour && palette['on-copper'] !== PALETTE.white) {
    const edge = palette['copper-edge'] === palette.copper ? '' : ' and buttons have a darker edge';
    notes.push(`White text is not readable on your ${nameOf(accentColour)}, so the text of buttons is dark${edge}.`);
  }
  if (contrastOf(palette.forest, palette.copper) < ALIKE && nameOf(palette.forest) === nameOf(palette.copper)) {
    notes.push('The two colours are similar, so buttons are hard to see on dark areas.');
  }
  return notes.length > 0 ? notes : ['All text is readable in these colours.'];
}
