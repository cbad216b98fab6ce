import {
  CLAY,
  COPPER,
  chitengeEdge,
  circle,
  DEEP,
  drawing,
  FOREST,
  INK,
  MIST,
  path,
  RUST,
  rect,
  repeat,
  SKIN,
  SOFT,
  SUN,
  stroke,
  TINT,
  WHITE,
} from './drawing';

const umbrella =
  path('M120 330C150 130 330 60 470 60s320 70 350 270z', COPPER) +
  path('M237 330C250 190 330 80 470 60c-60 40-110 140-116 270z', SUN) +
  path('M470 60c60 40 110 140 116 270h117C690 190 610 80 470 60z', SUN) +
  path('M354 330c6-130 56-230 116-270 60 40 110 140 116 270z', RUST) +
  path(
    repeat(6, (index) => `M${120 + index * 116.7} 330q58 44 116.7 0z`),
    DEEP,
  ) +
  rect(462, 330, 16, 250, INK) +
  circle(470, 56, 12, INK);

/** A basin of grain or kernels, heaped as it is sold. */
const basin = (x: number, fill: string, dots: string): string =>
  path(`M${x - 78} 580q78-116 156 0z`, fill) +
  repeat(9, (index) => circle(x - 40 + (index % 5) * 20, 560 - Math.floor(index / 5) * 22, 5, dots)) +
  path(`M${x - 92} 578h184l-26 62H${x - 66}z`, WHITE) +
  stroke(`M${x - 92} 578h184`, FOREST, 8);

const seller =
  path('M600 580c0-112 40-168 106-168s106 56 106 168z', FOREST) +
  path('M640 470l66 70 66-70 22 110H618z', SUN) +
  path(
    repeat(4, (index) => `M${640 + index * 36} 570l16-26 16 26z`),
    COPPER,
  ) +
  rect(686, 376, 40, 52, SKIN, 18) +
  circle(706, 340, 52, SKIN) +
  path('M646 338c-4-58 30-92 64-92s66 34 58 92c-20-26-96-30-122 0z', COPPER) +
  path('M700 250c14-40 74-34 66 8-16 22-48 20-66-8z', RUST) +
  circle(656, 356, 8, SUN);

const price =
  rect(872, 150, 250, 300, MIST, 10) +
  stroke('M908 190v216h178', INK, 6) +
  stroke('M922 372l44-30 40 18 40-88 36-52', COPPER, 9) +
  repeat(5, (index) =>
    circle([922, 966, 1006, 1046, 1082][index], [372, 342, 360, 272, 220][index], 10, index === 4 ? SUN : DEEP),
  ) +
  stroke('M997 150v-46', INK, 6) +
  stroke('M930 104h134', INK, 10);

/** A seller of maize under her umbrella, and what her prices did. */
export const MARKET_PRICES = drawing(
  SOFT,
  path('M0 470q200-120 420-30t420-50 360 20v390H0z', CLAY),
  path('M0 560q300-60 600-20t600-30v290H0z', TINT),
  umbrella,
  seller,
  price,
  rect(90, 640, 800, 34, RUST),
  rect(90, 674, 800, 126, COPPER),
  path(
    repeat(10, (index) => `M${90 + index * 80} 674l40 60 40-60z`),
    SUN,
  ),
  path(
    repeat(10, (index) => `M${110 + index * 80} 674l20 30 20-30z`),
    DEEP,
  ),
  basin(190, SUN, RUST),
  basin(390, MIST, COPPER),
  basin(590, SUN, RUST),
  basin(790, RUST, SUN),
  rect(0, 760, 1_200, 40, DEEP),
  chitengeEdge(760, 28, DEEP, 40),
);
