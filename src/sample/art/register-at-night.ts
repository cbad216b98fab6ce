import {
  CLAY,
  COPPER,
  circle,
  DEEP,
  drawing,
  FOREST,
  INK,
  LINE,
  MIST,
  NIGHT,
  path,
  RUST,
  rect,
  repeat,
  SOFT,
  SUN,
  stroke,
  TINT,
  WHITE,
} from './drawing';

const STARS = [
  [140, 150],
  [176, 200],
  [222, 136],
  [150, 280],
  [214, 262],
  [372, 142],
  [384, 214],
  [300, 270],
  [360, 282],
];

const window =
  rect(90, 90, 330, 300, RUST) +
  rect(108, 108, 294, 264, NIGHT) +
  path('M322 122a44 44 0 1 0 34 84 56 56 0 0 1-34-84z', SUN) +
  STARS.map(([x, y], index) => circle(x, y, index % 2 === 0 ? 4 : 3, MIST)).join('') +
  path('M108 372v-50l60-26 40 22 50-40 70 44 74-30v80z', DEEP) +
  rect(246, 108, 16, 264, RUST) +
  rect(108, 232, 294, 14, RUST) +
  rect(70, 390, 370, 20, COPPER);

/** One line of the register: who, and whether they came. */
const line = (index: number): string => {
  const y = 312 + index * 50;
  const isHere = index !== 2;
  return (
    rect(560, y, [150, 190, 130, 172][index], 16, INK, 4) +
    rect(560, y + 24, [90, 120, 100, 80][index], 8, LINE, 4) +
    rect(824, y - 6, 40, 40, isHere ? FOREST : SOFT, 6) +
    (isHere ? stroke(`M833 ${y + 14}l8 9 14-18`, WHITE, 6) : stroke(`M834 ${y + 14}h20`, RUST, 6))
  );
};

const laptop =
  rect(500, 210, 420, 340, INK, 18) +
  rect(518, 228, 384, 300, MIST, 6) +
  rect(518, 228, 384, 54, FOREST) +
  rect(540, 248, 120, 14, SUN, 4) +
  circle(872, 255, 9, COPPER) +
  repeat(4, line) +
  path('M440 560h540l44 44H396z', TINT) +
  rect(396, 604, 628, 16, LINE, 6) +
  rect(640, 566, 140, 14, FOREST, 6);

/** Light on the wall, behind the screen. */
const beam = `<g opacity="0.25">${path('M1006 200L640 620h560V400z', SUN)}</g>`;

const lamp =
  path('M930 196c0-50 32-84 76-84s76 34 76 84z', COPPER) +
  stroke('M1006 112V60h110v548', LINE, 12) +
  rect(1_060, 604, 112, 20, COPPER, 8) +
  circle(1_006, 200, 20, SOFT);

const battery =
  rect(120, 500, 190, 120, INK, 12) +
  rect(150, 484, 36, 18, COPPER) +
  rect(244, 484, 36, 18, COPPER) +
  repeat(4, (index) => rect(140 + index * 40, 524, 28, 72, index < 3 ? SUN : FOREST, 4)) +
  stroke('M310 560h60c40 0 30 52 70 52', COPPER, 10);

/** A school office during a power cut: the register goes on from a battery. */
export const REGISTER_AT_NIGHT = drawing(
  FOREST,
  window,
  beam,
  laptop,
  lamp,
  battery,
  rect(0, 620, 1_200, 26, RUST),
  rect(0, 646, 1_200, 154, COPPER),
  path(
    repeat(15, (index) => `M${index * 80} 800l40-70 40 70z`),
    RUST,
  ),
  path(
    repeat(15, (index) => `M${20 + index * 80} 800l20-35 20 35z`),
    CLAY,
  ),
);
