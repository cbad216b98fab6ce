import { formatDay, lusakaDay } from '../../contract/lusaka-day';
import type { PayTo } from '../../contract/payments';
import type { SiteSettings } from '../../contract/settings';
import { sumsOf } from '../../contract/sums';
import { formatMoney, type PricedTerms, type QuoteTerms } from '../../contract/terms';
import { LEFT, type Paper, RIGHT } from './pdf-writer';

export const WIDTH = RIGHT - LEFT;
const MIDDLE = LEFT + WIDTH * 0.46;
export const soft = ({ palette }: Paper) => ({ size: 9, colour: palette['ink-soft'] });
export const BOLD = { size: 10, isBold: true };
export const SMALL = { size: 9 };
const GAP = 20;
const PAIR_GAP = 6;
const METHODS_BESIDE = 2;
const COLUMNS = {
  what: [LEFT, WIDTH - 250],
  quantity: [RIGHT - 240, 60],
  unitPrice: [RIGHT - 175, 85],
  amount: [RIGHT - 85, 85],
} as const;

export const dateOf = (iso: string): string => formatDay(lusakaDay(new Date(iso)));

export type Sender = Pick<
  SiteSettings,
  'siteName' | 'address' | 'contactPhone' | 'contactEmail' | 'brandColour' | 'accentColour'
>;

export type Logo = { png: Buffer; isForDark: boolean } | null;

interface Head {
  from: Pick<Sender, 'siteName' | 'address' | 'contactPhone' | 'contactEmail'>;
  logo: Logo;
  tpin: string;
  title: string;
  /** Labels and values below the title. Empty values are left out. */
  facts: readonly (readonly [label: string, value: string | null])[];
}

export function drawHead(paper: Paper, { from, logo, tpin, title, facts }: Head): void {
  const top = 38;
  paper.y = top;
  const x = drawMark(paper, top, logo);
  paper.y += paper.text(from.siteName, x, 250, { size: 12, isBold: true });
  const lines = [from.address, from.contactPhone, from.contactEmail, tpin && `TPIN ${tpin}`];
  paper.y += paper.text(lines.filter(Boolean).join('\n'), x, 250, { size: 9 });
  const bottom = paper.y;

  paper.y = top - 4;
  paper.y += paper.text(title, MIDDLE, RIGHT - MIDDLE, { size: 24, isBold: true, align: 'right' });
  for (const [label, value] of facts) if (value) paper.y += drawPair(paper, label, value, RIGHT - 160, 160);
  paper.y = Math.max(bottom, paper.y) + 20;
}

/** Draws the logo above the name, or the default mark beside it. Returns the horizontal start of the name. */
function drawMark(paper: Paper, top: number, logo: Logo): number {
  if (logo) {
    paper.y += paper.picture(logo.png, LEFT, { width: 220, height: 48 }, logo.isForDark) + 8;
    return LEFT;
  }
  paper.diamond(LEFT + 17, top + 17, 17, paper.palette.forest);
  for (const [x, y, height] of [
    [10.5, 13, 8],
    [17, 8, 19],
    [23.5, 12, 11],
  ] as const) {
    paper.bar(LEFT + x - 1.5, top + y, height, 3, paper.palette.white);
  }
  return LEFT + 43;
}

interface Named {
  label: string;
  name: string;
  lines: readonly string[];
}

/** Draws two names with details beside each other, such as the client and the service. */
export function drawNames(paper: Paper, left: Named, right: Named): void {
  const start = paper.y;
  const ends = [
    { ...left, x: LEFT, width: MIDDLE - LEFT - 16 },
    { ...right, x: MIDDLE, width: RIGHT - MIDDLE },
  ].map(({ label, name, lines, x, width }) => {
    paper.y = start;
    paper.y += paper.text(label, x, width, soft(paper));
    paper.y += paper.text(name, x, width, { size: 12, isBold: true });
    for (const line of lines) if (line) paper.y += paper.text(line, x, width, SMALL);
    return paper.y;
  });
  paper.y = Math.max(...ends) + 18;
}

/** Draws a label on the left and a value on the right, in the space that the label leaves. */
function drawPair(paper: Paper, label: string, value: string, x: number, width: number, size = 9): number {
  const style = size > BOLD.size ? { size, isBold: true } : { size, colour: paper.palette['ink-soft'] };
  paper.text(label, x, width, style);
  const start = paper.widthOf(label, style) + PAIR_GAP;
  return paper.text(value, x + start, width - start, { size, isBold: true, align: 'right' });
}

export type SumRow = readonly [label: string, value: string, isTotal?: boolean];

/** Draws sums below each other at the right edge, and the total between two rules. */
export function drawSumRows(paper: Paper, rows: readonly SumRow[], width: number, { gap = 3, size = 9 } = {}): void {
  const x = RIGHT - width;
  for (const [label, value, isTotal] of rows) {
    if (isTotal) paper.rule(x, RIGHT, { colour: paper.palette.ink, weight: 1.5 });
    paper.y += isTotal ? 6 : gap;
    paper.y += drawPair(paper, label, value, x, width, isTotal ? 15 : size) + gap;
    if (isTotal) paper.rule(x, RIGHT, { colour: paper.palette.ink, weight: 1.5 });
  }
}

/** Draws lines as a table, which continues on further pages. A compact table is for lines that only explain. */
export function drawLines(
  paper: Paper,
  terms: PricedTerms & Pick<QuoteTerms, 'currency'>,
  heading: string,
  { isCompact = false } = {},
): void {
  const { lines, currency } = terms;
  if (lines.length === 0) return;
  const gap = isCompact ? 2 : 6;
  const plain = isCompact ? { size: 8 } : {};
  const strong = isCompact ? plain : BOLD;
  const faint = { ...soft(paper), ...plain };
  const amounts = sumsOf(terms).lines;
  drawTableHead(paper, heading);
  lines.forEach(({ text, quantity, unitPrice }, index) => {
    const [name = '', ...more] = text.split('\n');
    const [x, width] = COLUMNS.what;
    const details = more.join('\n');
    const height = paper.heightOf(name, width, strong) + (details ? paper.heightOf(details, width, faint) : 0);
    if (paper.breakPageFor(height + 14)) drawTableHead(paper, heading);
    paper.y += gap + 1;
    const top = paper.y;
    paper.text(quantity.toLocaleString('en-US'), ...COLUMNS.quantity, { ...plain, align: 'right' });
    paper.text(formatMoney(unitPrice, currency), ...COLUMNS.unitPrice, { ...plain, align: 'right' });
    paper.text(formatMoney(amounts[index] ?? 0, currency), ...COLUMNS.amount, { ...strong, align: 'right' });
    paper.y += paper.text(name, x, width, strong);
    if (details) paper.text(details, x, width, faint);
    paper.y = top + height + gap;
    paper.rule();
  });
  paper.y += 10;
}

function drawTableHead(paper: Paper, what: string): void {
  paper.rule(LEFT, RIGHT, { colour: paper.palette.ink, weight: 1.5 });
  paper.y += 6;
  const right = { ...soft(paper), align: 'right' } as const;
  paper.text('Quantity', ...COLUMNS.quantity, right);
  paper.text('Unit price', ...COLUMNS.unitPrice, right);
  paper.text('Amount', ...COLUMNS.amount, right);
  paper.y += paper.text(what, ...COLUMNS.what, soft(paper)) + 5;
  paper.rule();
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

type Row = readonly [label: string, value: string];

interface PayToPart {
  heading: string;
  rows: readonly Row[];
  note?: string;
  methods: readonly PayTo[];
}

export function drawPayTo(paper: Paper, { heading, rows, note, methods }: PayToPart): void {
  const columnOf = columnsOf(1 + METHODS_BESIDE);
  const methodColumn: ColumnOf = (place) => columnOf(1 + place);
  const heightOf = (row: readonly PayTo[]) =>
    Math.max(
      0,
      ...row.map(({ label, details }, place) => {
        const [, width] = methodColumn(place);
        return paper.heightOf(label, width, BOLD) + paper.heightOf(details, width, SMALL) + 8;
      }),
    );
  const methodRows = inRows(methods);
  paper.breakPageFor(32 + Math.max(rows.length * 17, heightOf(methodRows[0] ?? [])));
  paper.rule(LEFT, RIGHT, { colour: paper.palette.ink, weight: 1.5 });
  paper.y += 8;
  paper.y += paper.text(heading, LEFT, WIDTH, { size: 12, isBold: true }) + 4;
  const top = paper.y;
  for (const [label, value] of rows) paper.y += drawPair(paper, label, value, ...columnOf(0), 9) + 3;
  if (note) paper.y += paper.text(note, ...columnOf(0), SMALL);
  const end = paper.y + 6;
  paper.y = top;
  for (const row of methodRows) {
    paper.breakPageFor(heightOf(row));
    drawBeside(paper, row, methodColumn, ({ label, details }, x, width) => {
      paper.y += paper.text(label, x, width, BOLD);
      paper.y += paper.text(details, x, width, SMALL) + 8;
    });
  }
  // Continues below the sums. With several rows of payment methods, `paper.y` may already be on the next page.
  if (methodRows.length < 2) paper.y = Math.max(end, paper.y);
}

const inRows = (methods: readonly PayTo[]): PayTo[][] =>
  methods.flatMap((_, place) => (place % METHODS_BESIDE === 0 ? [methods.slice(place, place + METHODS_BESIDE)] : []));
