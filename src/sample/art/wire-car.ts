import {
  COPPER,
  circle,
  DEEP,
  diamonds,
  drawing,
  FOREST,
  INK,
  LEAF,
  LINE,
  MIST,
  path,
  RUST,
  rect,
  repeat,
  SKIN,
  SKIN_DARK,
  SUN,
  stroke,
  TINT,
} from './drawing';

/** A bottle top as a wheel: the crimped edge is what everybody knows it by. */
const wheel = (x: number, y: number, radius: number): string =>
  path(
    repeat(20, (index) => {
      const angle = (index / 20) * 2 * Math.PI;
      const reach = index % 2 === 0 ? radius : radius * 0.88;
      return `${index === 0 ? 'M' : 'L'}${(x + Math.cos(angle) * reach).toFixed(1)} ${(y + Math.sin(angle) * reach).toFixed(1)}`;
    }).concat('z'),
    SUN,
  ) +
  circle(x, y, radius * 0.66, COPPER) +
  circle(x, y, radius * 0.2, INK);

/** Body and cabin of bent wire. */
const frame =
  stroke('M300 560V452h120l66-112h250l70 112h134v108z', MIST, 12) +
  stroke('M420 452h386M486 340l-22 112M736 340l22 112M612 340v112M300 506h640', MIST, 7) +
  stroke('M300 560l40-54M380 560l40-54M820 560l40-54M900 560l40-54', MIST, 5);

const motor =
  rect(540, 470, 150, 76, RUST, 12) +
  rect(556, 470, 20, 76, COPPER) +
  rect(596, 470, 20, 76, COPPER) +
  rect(690, 496, 54, 22, LINE, 6) +
  stroke('M540 490c-60-10-70-60-120-52', SUN, 7) +
  stroke('M540 524c-70 4-80 30-150 10', COPPER, 7);

const board =
  rect(330, 396, 96, 66, DEEP, 6) +
  stroke('M346 400v-14M366 400v-14M386 400v-14M406 400v-14', TINT, 6) +
  rect(352, 416, 34, 30, INK, 3) +
  circle(406, 420, 6, SUN);

/** The long stick by which such a car is steered while one runs behind it. */
const stick = stroke('M760 340C820 210 900 150 1020 128', MIST, 12) + stroke('M996 84l52 92', MIST, 12);

const hand =
  path('M1200 40c-70 6-120 30-150 62-26 26-22 66 12 74 20 40 80 44 138 20z', SKIN) +
  path('M1052 116c-22 2-40 20-34 40 10 16 34 12 46-2z', SKIN) +
  stroke('M1072 150c20 12 46 12 68 2M1066 126c22 10 50 10 74-2', SKIN_DARK, 6) +
  path('M1152 40l48-14v190l-48-10z', SUN);

const tools =
  stroke('M96 690l140-60', LINE, 16) +
  stroke('M236 630l52-4', COPPER, 22) +
  circle(1_060, 660, 26, COPPER) +
  circle(1_060, 660, 12, DEEP) +
  circle(1_118, 690, 18, SUN) +
  circle(1_118, 690, 8, DEEP);

/** A car of wire and bottle tops, as children here build them, with a motor and a board in it. */
export const WIRE_CAR = drawing(
  FOREST,
  circle(620, 470, 400, LEAF),
  rect(0, 620, 1_200, 180, DEEP),
  diamonds(740, 26, COPPER, 80),
  diamonds(740, 12, SUN, 80),
  stick,
  board,
  motor,
  frame,
  wheel(390, 580, 84),
  wheel(850, 580, 84),
  hand,
  tools,
);
