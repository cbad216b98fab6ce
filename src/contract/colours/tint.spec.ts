import { anyColour } from '../../../test/support/any-colour';
import fc, { most } from '../../../test/support/random-cases';
import { contrastOf, type Hex, toHex, toOklch } from './oklch';
import { PAIRS, type Pair, RATIOS } from './pairs';
import { PALETTE, type Palette, type Token } from './palette';
import { tint, tintStyle } from './tint';

/** Extreme colours that a screen can show, and a grey on which neither white nor black text is easy to read. */
const HARD = [
  ...['#000000', '#ffffff', '#ffff00', '#00ffff', '#ff00ff', '#0000ff', '#00ff00', '#ff0000', '#777777', '#39ff14'],
];

const problemsOf = (palette: Palette): Pair[] =>
  PAIRS.filter(({ front, ground, kind }) => contrastOf(palette[front], palette[ground]) < RATIOS[kind]);

const made = (brandColour: Hex, accentColour: Hex): Palette => tint({ brandColour, accentColour }) as Palette;

const hexOf = (...parts: number[]): Hex => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** Difference of two hues in degrees, at most 180. */
const turn = (one: Hex, other: Hex): number => {
  const away = Math.abs(toOklch(one).h - toOklch(other).h) % 360;
  return Math.min(away, 360 - away);
};

describe('contrast and tones', () => {
  it('match the standard', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(toOklch('#ff0000')).toEqual({
      l: expect.closeTo(0.628, 3),
      c: expect.closeTo(0.258, 3),
      h: expect.closeTo(29.23, 1),
    });
  });

  it('convert back without change', () => {
    fc.assert(fc.property(anyColour, (hex) => expect(toHex(toOklch(hex))).toBe(hex)));
  });
});

describe('a palette', () => {
  it('is readable by default', () => {
    expect(problemsOf(PALETTE)).toEqual([]);
  });

  it('is the default when no colour is set', () => {
    expect(tint({ brandColour: '', accentColour: '' })).toBeNull();
    expect(tintStyle(null)).toBe('');
  });

  it('is readable wherever two colours meet, for random pairs', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (brand, accent) => expect(problemsOf(made(brand, accent))).toEqual([])),
      { numRuns: most(500) },
    );
  });

  it.each(HARD.flatMap((brand) => [...HARD, ''].map((accent) => [brand, accent])))(
    'is readable for %s and "%s"',
    (brand, accent) => {
      expect(problemsOf(made(brand, accent))).toEqual([]);
      expect(problemsOf(made(accent, brand))).toEqual([]);
    },
  );

  it('exists for every colour, alone and with its opposite', () => {
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

  it('keeps the hue, and colours that are readable unchanged', () => {
    const vivid = anyColour.filter((hex) => toOklch(hex).c > 0.08 && toOklch(hex).l > 0.3 && toOklch(hex).l < 0.9);
    fc.assert(
      fc.property(vivid, vivid, (brand, accent) => {
        const palette = made(brand, accent);
        expect(turn(palette.forest, brand)).toBeLessThan(3);
        expect(turn(palette['copper-dark'], accent)).toBeLessThan(3);
        // Buttons show the accent nearly unchanged, because white or dark text is readable on nearly every colour.
        expect(Math.abs(toOklch(palette.copper).l - toOklch(accent).l)).toBeLessThan(0.08);
      }),
    );
    expect(made('#6d28d9', '#a3e635')).toMatchObject({ copper: '#a3e635', sun: '#a3e635' });
    expect(made('#0b2545', '#f97316')).toMatchObject({ forest: '#0b2545', copper: '#f97316' });
  });

  it('keeps the default of tokens that the other colour does not affect', () => {
    const palette = made('#6d28d9', '');
    const same: Token[] = ['copper', 'copper-soft', 'copper-dark', 'sun', 'mist', 'sand', 'line', 'danger', 'white'];
    for (const token of same) expect([token, palette[token]]).toEqual([token, PALETTE[token]]);
  });

  it('is deterministic, and a style sheet of plain values', () => {
    expect(made('#6d28d9', '#a3e635')).toEqual(made('#6d28d9', '#a3e635'));
    expect(tintStyle(made('#6d28d9', '#a3e635'))).toMatch(/^:root\{(--[a-z-]+:#[0-9a-f]{6};?)+\}$/);
  });
});
