import { formatDay, lusakaDay } from '../../contract/lusaka-day';
import type { PayTo } from '../../contract/payments';
import type { SiteSettings } from '../../contract/settings';
import { sumsOf } from '../../contract/sums';
import { formatMoney, type PricedTerms, type QuoteTerms } from '../../contract/terms';
import { LEFT, type PdfWriter, RIGHT } from './pdf-writer';

export const WIDTH = RIGHT - LEFT;
const MIDDLE = LEFT + WIDTH * 0.46;
export const soft = ({ palette }: PdfWriter) => ({ size: 9, colour: palette['ink-soft'] });
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

export function drawHead(pdf: PdfWriter, { from, logo, tpin, title, facts }: Head): void {
  const top = 38;
  pdf.y = top;
  const x = drawMark(pdf, top, logo);
  pdf.y += pdf.text(from.siteName, x, 250, { size: 12, isBold: true });
  const lines = [from.address, from.contactPhone, from.contactEmail, tpin && `TPIN ${tpin}`];
  pdf.y += pdf.text(lines.filter(Boolean).join('\n'), x, 250, { size: 9 });
  const bottom = pdf.y;

  pdf.y = top - 4;
  pdf.y += pdf.text(title, MIDDLE, RIGHT - MIDDLE, { size: 24, isBold: true, align: 'right' });
  for (const [label, value] of facts) if (value) pdf.y += drawPair(pdf, label, value, RIGHT - 160, 160);
  pdf.y = Math.max(bottom, pdf.y) + 20;
}

/** Draws the logo above the name, or the default mark beside it. Returns the horizontal start of the name. */
function drawMark(pdf: PdfWriter, top: number, logo: Logo): number {
  if (logo) {
    pdf.y += pdf.image(logo.png, LEFT, { width: 220, height: 48 }, logo.isForDark) + 8;
    return LEFT;
  }
  pdf.diamond(LEFT + 17, top + 17, 17, pdf.palette.forest);
  for (const [x, y, height] of [
    [10.5, 13, 8],
    [17, 8, 19],
    [23.5, 12, 11],
  ] as const) {
    pdf.bar(LEFT + x - 1.5, top + y, height, 3, pdf.palette.white);
  }
  return LEFT + 43;
}

interface Named {
  label: string;
  name: string;
  lines: readonly string[];
}

/** Draws two names with details beside each other, such as the client and the service. */
export function drawNames(pdf: PdfWriter, left: Named, right: Named): void {
  const start = pdf.y;
  const ends = [
    { ...left, x: LEFT, width: MIDDLE - LEFT - 16 },
    { ...right, x: MIDDLE, width: RIGHT - MIDDLE },
  ].map(({ label, name, lines, x, width }) => {
    pdf.y = start;
    pdf.y += pdf.text(label, x, width, soft(pdf));
    pdf.y += pdf.text(name, x, width, { size: 12, isBold: true });
    for (const line of lines) if (line) pdf.y += pdf.text(line, x, width, SMALL);
    return pdf.y;
  });
  pdf.y = Math.max(...ends) + 18;
}

/** Draws a label on the left and a value on the right, in the space that the label leaves. */
function drawPair(pdf: PdfWriter, label: string, value: string, x: number, width: number, size = 9): number {
  const style = size > BOLD.size ? { size, isBold: true } : { size, colour: pdf.palette['ink-soft'] };
  pdf.text(label, x, width, style);
  const start = pdf.widthOf(label, style) + PAIR_GAP;
  return pdf.text(value, x + start, width - start, { size, isBold: true, align: 'right' });
}

export type SumRow = readonly [label: string, value: string, isTotal?: boolean];

/** Draws sums below each other at the right edge, and the total between two rules. */
export function drawSumRows(pdf: PdfWriter, rows: readonly SumRow[], width: number, { gap = 3, size = 9 } = {}): void {
  const x = RIGHT - width;
  for (const [label, value, isTotal] of rows) {
    if (isTotal) pdf.rule(x, RIGHT, { colour: pdf.palette.ink, weight: 1.5 });
    pdf.y += isTotal ? 6 : gap;
    pdf.y += drawPair(pdf, label, value, x, width, isTotal ? 15 : size) + gap;
    if (isTotal) pdf.rule(x, RIGHT, { colour: pdf.palette.ink, weight: 1.5 });
  }
}

/** Draws lines as a table, which continues on further pages. A compact table is for lines that only explain. */
export function drawLines(
  pdf: PdfWriter,
  terms: PricedTerms & Pick<QuoteTerms, 'currency'>,
  heading: string,
  { isCompact = false } = {},
): void {
  const { lines, currency } = terms;
  if (lines.length === 0) return;
  const gap = isCompact ? 2 : 6;
  const plain = isCompact ? { size: 8 } : {};
  const strong = isCompact ? plain : BOLD;
  const faint = { ...soft(pdf), ...plain };
  const amounts = sumsOf(terms).lines;
  drawTableHead(pdf, heading);
  lines.forEach(({ text, quantity, unitPrice }, index) => {
    const [name = '', ...more] = text.split('\n');
    const [x, width] = COLUMNS.what;
    const details = more.join('\n');
    const height = pdf.heightOf(name, width, strong) + (details ? pdf.heightOf(details, width, faint) : 0);
    if (pdf.breakPageFor(height + 14)) drawTableHead(pdf, heading);
    pdf.y += gap + 1;
    const top = pdf.y;
    pdf.text(quantity.toLocaleString('en-US'), ...COLUMNS.quantity, { ...plain, align: 'right' });
    pdf.text(formatMoney(unitPrice, currency), ...COLUMNS.unitPrice, { ...plain, align: 'right' });
    pdf.text(formatMoney(amounts[index] ?? 0, currency), ...COLUMNS.amount, { ...strong, align: 'right' });
    pdf.y += pdf.text(name, x, width, strong);
    if (details) pdf.text(details, x, width, faint);
    pdf.y = top + height + gap;
    pdf.rule();
  });
  pdf.y += 10;
}

function drawTableHead(pdf: PdfWriter, what: string): void {
  pdf.rule(LEFT, RIGHT, { colour: pdf.palette.ink, weight: 1.5 });
  pdf.y += 6;
  const right = { ...soft(pdf), align: 'right' } as const;
  pdf.text('Quantity', ...COLUMNS.quantity, right);
  pdf.text('Unit price', ...COLUMNS.unitPrice, right);
  pdf.text('Amount', ...COLUMNS.amount, right);
  pdf.y += pdf.text(what, ...COLUMNS.what, soft(pdf)) + 5;
  pdf.rule();
}

export function columnsOf(count: number): ColumnOf {
  const width = (WIDTH - (count - 1) * GAP) / count;
  return (place) => [LEFT + place * (width + GAP), width];
}

export type ColumnOf = (place: number) => [x: number, width: number];

/** Draws parts beside each other and continues below the longest. The parts must fit on the page. */
export function drawBeside<Drawn>(
  pdf: PdfWriter,
  parts: readonly Drawn[],
  columnOf: ColumnOf,
  draw: (part: Drawn, x: number, width: number) => void,
): void {
  const top = pdf.y;
  const ends = parts.map((part, place) => {
    pdf.y = top;
    draw(part, ...columnOf(place));
    return pdf.y;
  });
  pdf.y = Math.max(...ends);
}

type Row = readonly [label: string, value: string];

interface PayToPart {
  heading: string;
  rows: readonly Row[];
  note?: string;
  methods: readonly PayTo[];
}

export function drawPayTo(pdf: PdfWriter, { heading, rows, note, methods }: PayToPart): void {
  const columnOf = columnsOf(1 + METHODS_BESIDE);
  const methodColumn: ColumnOf = (place) => columnOf(1 + place);
  const heightOf = (row: readonly PayTo[]) =>
    Math.max(
      0,
      ...row.map(({ label, details }, place) => {
        const [, width] = methodColumn(place);
        return pdf.heightOf(label, width, BOLD) + pdf.heightOf(details, width, SMALL) + 8;
      }),
    );
  const methodRows = inRows(methods);
  pdf.breakPageFor(32 + Math.max(rows.length * 17, heightOf(methodRows[0] ?? [])));
  pdf.rule(LEFT, RIGHT, { colour: pdf.palette.ink, weight: 1.5 });
  pdf.y += 8;
  pdf.y += pdf.text(heading, LEFT, WIDTH, { size: 12, isBold: true }) + 4;
  const top = pdf.y;
  for (const [label, value] of rows) pdf.y += drawPair(pdf, label, value, ...columnOf(0), 9) + 3;
  if (note) pdf.y += pdf.text(note, ...columnOf(0), SMALL);
  const end = pdf.y + 6;
  pdf.y = top;
  for (const row of methodRows) {
    pdf.breakPageFor(heightOf(row));
    drawBeside(pdf, row, methodColumn, ({ label, details }, x, width) => {
      pdf.y += pdf.text(label, x, width, BOLD);
      pdf.y += pdf.text(details, x, width, SMALL) + 8;
    });
  }
  // Continues below the sums. With several rows of payment methods, `pdf.y` may already be on the next page.
  if (methodRows.length < 2) pdf.y = Math.max(end, pdf.y);
}

const inRows = (methods: readonly PayTo[]): PayTo[][] =>
  methods.flatMap((_, place) => (place % METHODS_BESIDE === 0 ? [methods.slice(place, place + METHODS_BESIDE)] : []));
