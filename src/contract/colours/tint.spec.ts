import { anyColour } from '../../../test/support/any-colour';
import fc, { most } from '../../../test/support/random-cases';
import { contrastOf, type Hex, toHex, toOklch } from './oklch';
import { PAIRS, type Pair, RATIOS } from './pairs';
import { PALETTE, type Palette, type Token } from './palette';
import { tint, tintStyle } from './tint';

/** Those at the edges of what a screen shows, and one that a white and a black word can hardly be told on. */
const HARD = [
  '#000000',
  '#ffffff',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#0000ff',
  '#00ff00',
  '#ff0000',
  '#777777',
  '#39ff14',
];

const problemsOf = (palette: Palette): Pair[] =>
  PAIRS.filter(({ front, ground, kind }) => contrastOf(palette[front], palette[ground]) < RATIOS[kind]);

const made = (brandColour: Hex, accentColour: Hex): Palette => tint({ brandColour, accentColour }) as Palette;

const hexOf = (...parts: number[]): Hex => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** How far two hues are apart, in degrees. */
const turn = (one: Hex, other: Hex): number => {
  const away = Math.abs(toOklch(one).h - toOklch(other).h) % 360;
  return Math.min(away, 360 - away);
};

describe('contrast and tones', () => {
  it('are those of the standard', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(toOklch('#ff0000')).toEqual({
      l: expect.closeTo(0.628, 3),
      c: expect.closeTo(0.258, 3),
      h: expect.closeTo(29.23, 1),
    });
  });

  it('come back as they were', () => {
    fc.assert(fc.property(anyColour, (hex) => expect(toHex(toOklch(hex))).toBe(hex)));
  });
});

describe('a palette', () => {
  it('is readable as delivered', () => {
    expect(problemsOf(PALETTE)).toEqual([]);
  });

  it('is the delivered one while no colour is set', () => {
    expect(tint({ brandColour: '', accentColour: '' })).toBeNull();
    expect(tintStyle(null)).toBe('');
  });

  it('of random pairs is readable wherever two colours meet', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (brand, accent) => expect(problemsOf(made(brand, accent))).toEqual([])),
      { numRuns: most(500) },
    );
  });

  it.each(HARD.flatMap((brand) => [...HARD, ''].map((accent) => [brand, accent])))(
    'of %s and "%s" is readable',
    (brand, accent) => {
      expect(problemsOf(made(brand, accent))).toEqual([]);
      expect(problemsOf(made(accent, brand))).toEqual([]);
    },
  );

  it('is found for every colour, alone and beside its opposite: nobody is refused one', () => {
    const steps = [0, 85, 170, 255];
    const all = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => hexOf(r, g, b))));
    for (const colour of all) {
      const opposite = `#${(0xffffff - Number.parseInt(colour.slice(1), 16)).toString(16).padStart(6, '0')}`;
      for (const [brand, accent] of [
        [colour, ''],
        ['', colour],
        [colour, colour],
        [colour, opposite],
      ] as const) {
        expect(() => made(brand, accent)).not.toThrow();
      }
    }
  });

  it('keeps the hue, and colours that can be read as they are', () => {
    const vivid = anyColour.filter((hex) => toOklch(hex).c > 0.08 && toOklch(hex).l > 0.3 && toOklch(hex).l < 0.9);
    fc.assert(
      fc.property(vivid, vivid, (brand, accent) => {
        const palette = made(brand, accent);
        expect(turn(palette.forest, brand)).toBeLessThan(3);
        expect(turn(palette['copper-dark'], accent)).toBeLessThan(3);
        // White words or dark ones can be read on nearly every colour: buttons have it as it is, or hardly changed.
        expect(Math.abs(toOklch(palette.copper).l - toOklch(accent).l)).toBeLessThan(0.08);
      }),
    );
    expect(made('#6d28d9', '#a3e635')).toMatchObject({ copper: '#a3e635', sun: '#a3e635' });
    expect(made('#0b2545', '#f97316')).toMatchObject({ forest: '#0b2545', copper: '#f97316' });
  });

  it('leaves what the other colour does not touch as delivered', () => {
    const palette = made('#6d28d9', '');
    const same: Token[] = ['copper', 'copper-soft', 'copper-dark', 'sun', 'mist', 'sand', 'line', 'danger', 'white'];
    for (const token of same) expect([token, palette[token]]).toEqual([token, PALETTE[token]]);
  });

  it('is the same each time, and a style sheet of plain values', () => {
    expect(made('#6d28d9', '#a3e635')).toEqual(made('#6d28d9', '#a3e635'));
    expect(tintStyle(made('#6d28d9', '#a3e635'))).toMatch(/^:root\{(--[a-z-]+:#[0-9a-f]{6};?)+\}$/);
  });
});
