import {
  CLAY,
  COPPER,
  circle,
  DEEP,
  drawing,
  FOREST,
  HAIR,
  INK,
  LINE,
  MIST,
  path,
  RUST,
  rect,
  repeat,
  SKIN,
  SKIN_DARK,
  SOFT,
  SUN,
  stroke,
  TINT,
  WHITE,
} from './drawing';

const SHIRTS = [SUN, MIST, COPPER] as const;

/** Somebody in a seat, reading on a phone that lights the face. */
const passenger = (index: number): string => {
  const x = 424 + index * 176;
  return (
    path(`M${x - 54} 470c0-60 24-88 58-88s58 28 58 88z`, SHIRTS[index]) +
    circle(x + 4, 336, 38, index === 1 ? SKIN_DARK : SKIN) +
    path(`M${x - 38} 334c-4-44 20-62 44-62s44 20 38 54c-22-18-60-14-82 8z`, HAIR) +
    (index === 0 ? circle(x - 22, 276, 18, HAIR) + circle(x + 30, 276, 18, HAIR) : '') +
    (index === 2 ? path(`M${x - 36} 318c10-34 70-38 78-4z`, SUN) : '') +
    rect(x + 26, 398, 34, 58, INK, 6) +
    rect(x + 31, 405, 24, 44, WHITE, 2) +
    rect(x + 35, 411, 16, 6, COPPER) +
    rect(x + 35, 422, 16, 4, FOREST) +
    rect(x + 35, 430, 11, 4, FOREST)
  );
};

const wheel = (x: number): string => circle(x, 618, 76, INK) + circle(x, 618, 40, LINE) + circle(x, 618, 16, RUST);

const bus =
  path('M250 618V276c0-34 22-56 56-56h604c36 0 56 16 72 50l54 116c60 14 90 40 90 90v142z', MIST) +
  rect(250, 486, 876, 70, FOREST) +
  path(
    repeat(12, (index) => `M${250 + index * 73} 556l36-34 37 34z`),
    SUN,
  ) +
  rect(250, 556, 876, 62, COPPER) +
  rect(336, 258, 560, 212, DEEP, 14) +
  repeat(3, passenger) +
  rect(512, 258, 14, 212, MIST) +
  rect(690, 258, 14, 212, MIST) +
  path('M926 258h28l56 128v84h-84z', TINT) +
  rect(1_084, 500, 42, 30, SUN, 8) +
  rect(250, 500, 26, 40, COPPER, 4) +
  rect(330, 196, 420, 26, INK, 8) +
  path('M360 196c10-50 40-66 90-66s60 20 74 66z', COPPER) +
  rect(556, 140, 120, 56, RUST, 6) +
  stroke('M556 168h120M616 140v56', CLAY, 6);

const waves = stroke('M96 250a70 70 0 0 1 0 96M132 216a120 120 0 0 1 0 164M168 182a170 170 0 0 1 0 232', COPPER, 12);

/** Learners on a minibus, each with the lesson that was loaded at home. */
export const LESSON_ON_THE_BUS = drawing(
  SOFT,
  circle(980, 190, 120, SUN),
  path('M0 400l170-120 190 110 240-150 240 140 190-90 170 90v260H0z', CLAY),
  path('M0 520q300-90 620-40t580-50v260H0z', TINT),
  waves,
  rect(0, 660, 1_200, 140, DEEP),
  rect(0, 660, 1_200, 14, FOREST),
  repeat(8, (index) => rect(20 + index * 160, 736, 90, 12, SUN)),
  bus,
  wheel(430),
  wheel(930),
);
