import { LEFT, type Paper, RIGHT } from './paper';

export const WIDTH = RIGHT - LEFT;
export const BOLD = { size: 10, isBold: true };
export const SMALL = { size: 9 };
export const soft = ({ palette }: Paper) => ({ size: 9, colour: palette['ink-soft'] });
const GAP = 20;

export function drawPair(paper: Paper, label: string, value: string, x: number, width: number, size = 9): number {
  paper.text(label, x, width, size > BOLD.size ? { size, isBold: true } : { size, colour: paper.palette['ink-soft'] });
  return paper.text(value, x, width, { size, isBold: true, align: 'right' });
}

export function columnsOf(count: number): ColumnOf {
  const width = (WIDTH - (count - 1) * GAP) / count;
  return (place) => [LEFT + place * (width + GAP), width];
}

export type ColumnOf = (place: number) => [x: number, width: number];

/** Draws parts beside each other and continues below the longest. The parts must fit on the page. */
export function drawBeside<Drawn>(
  paper: Paper,
  parts: readonly Drawn[],
  columnOf: ColumnOf,
  draw: (part: Drawn, x: number, width: number) => void,
): void {
  const top = paper.y;
  const ends = parts.map((part, place) => {
    paper.y = top;
    draw(part, ...columnOf(place));
    return paper.y;
  });
  paper.y = Math.max(...ends);
}
