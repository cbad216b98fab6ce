import {
  CLAY,
  COPPER,
  circle,
  DEEP,
  drawing,
  FOREST,
  HAIR,
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

/** A block with rows of windows. */
const block = (x: number, width: number, height: number, fill: string, glass: string): string => {
  const columns = Math.floor((width - 16) / 26);
  const rows = Math.floor((height - 30) / 34);
  return (
    rect(x, 420 - height, width, height, fill) +
    repeat(columns * rows, (index) =>
      rect(x + 14 + (index % columns) * 26, 420 - height + 18 + Math.floor(index / columns) * 34, 14, 18, glass),
    )
  );
};

const town =
  block(560, 90, 150, CLAY, RUST) +
  block(650, 74, 250, FOREST, SUN) +
  block(724, 120, 180, COPPER, SOFT) +
  block(844, 62, 310, DEEP, SUN) +
  block(906, 104, 210, CLAY, RUST) +
  block(1_010, 86, 260, FOREST, MIST) +
  block(1_096, 104, 150, COPPER, SOFT);

/** Milestones along the road, each larger as it comes nearer. */
const milestones = [
  [742, 446, 12],
  [700, 500, 18],
  [806, 566, 26],
  [700, 664, 36],
]
  .map(([x, y, size]) => path(`M${x} ${y - size}l${size} ${size} ${-size} ${size} ${-size} ${-size}z`, SUN))
  .join('');

const road =
  path(
    'M760 420h22c-20 40-70 50-60 84s150 40 150 96c0 70-230 80-250 200H980c0-110 110-150 60-226-40-60-170-60-190-96-10-24 10-40 14-58z',
    RUST,
  ) +
  path(
    'M766 420h10c-30 44-72 56-62 86s146 36 142 96-240 90-270 198h330c10-110 120-150 76-220-40-60-176-62-194-98-8-24 2-44 4-62z',
    COPPER,
  );

const walker =
  path('M214 800c0-60 10-96 20-130h96c20 40 26 80 26 130h-60l-16-90-12 90z', INK) +
  path('M196 690c-10-150 16-250 92-250s104 90 96 250z', SUN) +
  path(
    repeat(5, (index) => `M${206 + index * 34} 690l17-30 17 30z`),
    COPPER,
  ) +
  path('M168 470c0-22 18-34 40-34h34v190h-40c-24 0-34-12-34-34z', FOREST) +
  rect(180, 520, 50, 60, DEEP, 8) +
  stroke('M246 448c30 40 30 110 6 160', DEEP, 14) +
  stroke('M366 500c30 40 50 60 92 66', SKIN, 30) +
  rect(436, 536, 92, 64, INK, 8) +
  rect(444, 544, 76, 48, TINT, 3) +
  rect(264, 392, 46, 60, SKIN, 20) +
  circle(292, 340, 62, SKIN) +
  path('M226 352c-12-70 24-104 70-104s80 28 66 74c-30-16-58-12-72 8-16-6-30 6-24 22-10 20-30 20-40 0z', HAIR) +
  circle(250, 252, 40, HAIR) +
  circle(264, 374, 8, SUN);

/** The fish eagle, over the town. */
const eagle = `<g transform="translate(-10 0) scale(0.86)">${[
  path('M570 148C530 96 476 76 404 88l34 14-26 10 38 12-20 14c52 8 92 24 128 44z', INK),
  path('M598 148c40-52 94-72 166-60l-34 14 26 10-38 12 20 14c-52 8-92 24-128 44z', INK),
  path('M562 150c4-20 40-20 44 0l-6 60h-32z', RUST),
  path('M568 206h32l14 34h-60z', WHITE),
  circle(584, 140, 20, WHITE),
  path('M600 134l20 6-18 10z', SUN),
].join('')}</g>`;

/** A young woman with her computer on the road from the class into town. */
export const ROAD_TO_WORK = drawing(
  SOFT,
  circle(880, 250, 170, SUN),
  eagle,
  town,
  rect(0, 420, 1_200, 380, FOREST),
  path('M0 420h560c-120 20-260 10-560 70z', TINT),
  path('M0 640q260-120 520-40t680 0v200H0z', DEEP),
  road,
  milestones,
  walker,
);
