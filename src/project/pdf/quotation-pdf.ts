import { paletteOf } from '../../contract/colours/tint';
import { formatDay, formatMinute, lusakaDay } from '../../contract/lusaka-day';
import { sumRowsOf, sumsOf } from '../../contract/sums';
import { CURRENCY_LABELS, formatMoney, formatWeeks } from '../../contract/terms';
import { changesOf } from '../../contract/terms-changes';
import { BOLD, columnsOf, drawBeside, drawPair, soft, WIDTH } from './columns';
import { LEFT, Paper, RIGHT } from './paper';
import type { Quotation } from './quotation';
import { drawPayment, drawSchedule } from './quotation-payment';

const MIDDLE = LEFT + WIDTH * 0.46;
/** Up to this height in points, notes and included items are in two columns. */
const BESIDE = 220;
const LABEL = 60;
const COLUMNS = {
  what: [LEFT, WIDTH - 250],
  quantity: [RIGHT - 240, 60],
  unitPrice: [RIGHT - 175, 85],
  amount: [RIGHT - 85, 85],
} as const;

const dateOf = (iso: string): string => formatDay(lusakaDay(new Date(iso)));

export async function drawQuotation(quotation: Quotation): Promise<Buffer> {
  const { from, quote } = quotation;
  const title = `Quotation ${quote.number ?? ''}`.trim();
  const paper = await Paper.open(`${title}, ${from.siteName}`, from.siteName, paletteOf(from));
  drawHead(paper, quotation);
  drawLines(paper, quotation);
  drawSums(paper, quotation);
  drawSchedule(paper, quotation);
  drawWords(paper, quotation);
  drawPayment(paper, quotation);
  drawAnswer(paper, quotation);
  return paper.close(from.siteName, [quote.number, `revision ${quote.revision}`].filter(Boolean).join(', '));
}

/** Draws the logo above the name, or the default mark beside it. Returns the horizontal start of the name. */
function drawMark(paper: Paper, top: number, logo: Quotation['logo']): number {
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

function drawHead(paper: Paper, { from, logo, name, organisation, service, scope, quote }: Quotation): void {
  const top = 38;
  paper.y = top;
  const x = drawMark(paper, top, logo);
  paper.y += paper.text(from.siteName, x, 250, { size: 12, isBold: true });
  const lines = [from.address, from.contactPhone, from.contactEmail, quote.tpin && `TPIN ${quote.tpin}`];
  paper.y += paper.text(lines.filter(Boolean).join('\n'), x, 250, { size: 9 });
  const bottom = paper.y;

  paper.y = top - 4;
  paper.y += paper.text('Quotation', MIDDLE, RIGHT - MIDDLE, { size: 24, isBold: true, align: 'right' });
  const facts = [
    ['Number', quote.number],
    ['Revision', String(quote.revision)],
    ['Date', dateOf(quote.sentAt)],
    ['Valid until', quote.validUntil && formatDay(quote.validUntil)],
  ];
  for (const [label, value] of facts) if (value) paper.y += drawPair(paper, label as string, value, RIGHT - 160, 160);

  paper.y = Math.max(bottom, paper.y) + 20;
  const start = paper.y;
  paper.y += paper.text('Prepared for', LEFT, MIDDLE - LEFT - 16, soft(paper));
  paper.y += paper.text(name, LEFT, MIDDLE - LEFT - 16, { size: 12, isBold: true });
  const left = paper.y + (organisation ? paper.text(organisation, LEFT, MIDDLE - LEFT - 16, { size: 9 }) : 0);
  paper.y = start;
  paper.y += paper.text('Service', MIDDLE, RIGHT - MIDDLE, soft(paper));
  paper.y += paper.text(service, MIDDLE, RIGHT - MIDDLE, { size: 12, isBold: true });
  paper.y += paper.text(scope, MIDDLE, RIGHT - MIDDLE, { size: 9 });
  paper.y = Math.max(left, paper.y) + 18;
}

function drawLines(paper: Paper, { quote, words }: Quotation): void {
  const { lines, currency } = quote;
  if (lines.length === 0) return;
  const amounts = sumsOf(quote).lines;
  drawTableHead(paper, words.lines);
  lines.forEach(({ text, quantity, unitPrice }, index) => {
    const [name = '', ...more] = text.split('\n');
    const [x, width] = COLUMNS.what;
    const details = more.join('\n');
    const height = paper.heightOf(name, width, BOLD) + (details ? paper.heightOf(details, width, soft(paper)) : 0);
    if (paper.breakPageFor(height + 14)) drawTableHead(paper, words.lines);
    paper.y += 7;
    const top = paper.y;
    paper.text(quantity.toLocaleString('en-US'), ...COLUMNS.quantity, { align: 'right' });
    paper.text(formatMoney(unitPrice, currency), ...COLUMNS.unitPrice, { align: 'right' });
    paper.text(formatMoney(amounts[index] ?? 0, currency), ...COLUMNS.amount, { ...BOLD, align: 'right' });
    paper.y += paper.text(name, x, width, BOLD);
    if (details) paper.text(details, x, width, soft(paper));
    paper.y = top + height + 6;
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

function drawSums(paper: Paper, { quote, words }: Quotation): void {
  const rows = sumRowsOf(quote);
  paper.breakPageFor(rows.length * 20 + 30);
  const top = paper.y;
  const facts = [
    [words.timeline, formatWeeks(quote.timeEstimate)],
    [words.team, quote.teamSize],
    ['Currency', CURRENCY_LABELS[quote.currency]],
  ] as const;
  for (const [label, value] of facts) {
    const height = paper.text(label, LEFT, LABEL, soft(paper));
    paper.y += Math.max(height, paper.text(value, LEFT + LABEL, 250 - LABEL, { size: 9, isBold: true })) + 3;
  }
  const factsEnd = paper.y;
  const x = RIGHT - 190;
  paper.y = top;
  for (const { label, amount, isTotal } of rows) {
    if (isTotal) paper.rule(x, RIGHT, { colour: paper.palette.ink, weight: 1.5 });
    paper.y += isTotal ? 6 : 3;
    paper.y += drawPair(paper, label, amount, x, 190, isTotal ? 15 : 9) + 3;
    if (isTotal) paper.rule(x, RIGHT, { colour: paper.palette.ink, weight: 1.5 });
  }
  paper.y = Math.max(factsEnd, paper.y) + 18;
}

function drawWords(paper: Paper, { quote }: Quotation): void {
  const { included, notes, previous } = quote;
  const parts: Part[] = [
    { heading: 'Included', lines: included, isList: true },
    { heading: 'Notes', lines: notes ? notes.split('\n') : [] },
  ].filter(({ lines }) => lines.length > 0);
  if (parts.length > 0) {
    const columnOf = columnsOf(parts.length);
    const height = Math.max(...parts.map((part, place) => heightOfPart(paper, part, columnOf(place)[1])));
    // Long parts are drawn below each other and continue across pages.
    if (height > BESIDE) for (const part of parts) drawPart(paper, part, LEFT, WIDTH);
    else {
      paper.breakPageFor(height);
      drawBeside(paper, parts, columnOf, (part, x, width) => drawPart(paper, part, x, width));
    }
  }
  if (!previous) return;
  const words = `Revised on ${dateOf(quote.sentAt)}: ${changesOf(previous, quote).join('; ')}.`;
  const height = paper.heightOf(words, WIDTH - 12, { size: 9 });
  paper.breakPageFor(height);
  paper.bar(LEFT, paper.y, height, 2, paper.palette.sun);
  paper.y += paper.text(words, LEFT + 10, WIDTH - 12, { size: 9 }) + 10;
}

interface Part {
  heading: string;
  lines: readonly string[];
  isList?: boolean;
}

function drawPart(paper: Paper, { heading, lines, isList }: Part, x: number, width: number): void {
  const inset = isList ? 12 : 0;
  paper.breakPageFor(40);
  paper.y += paper.text(heading, x, width, soft(paper)) + 2;
  for (const line of lines) {
    paper.breakPageFor(paper.heightOf(line || ' ', width - inset));
    if (isList) paper.diamond(x + 3, paper.y + 6, 2, paper.palette.forest);
    paper.y += paper.text(line || ' ', x + inset, width - inset);
  }
  paper.y += 10;
}

const heightOfPart = (paper: Paper, { heading, lines, isList }: Part, width: number): number =>
  lines.reduce(
    (height, line) => height + paper.heightOf(line || ' ', width - (isList ? 12 : 0)),
    Math.max(30, paper.heightOf(heading, width, soft(paper)) + 12),
  );

/** Returns how to accept an open quote, or who accepted it. `null` for other quotes. */
function answerOf({ from, name, quote, url }: Quotation): string | null {
  if (quote.status === 'sent')
    return `To accept, open ${url} and select “Accept Quote and Proceed”, or sign below and send us a photo of this page.`;
  if (quote.status !== 'accepted' || !quote.answeredAt) return null;
  const who = quote.answeredBy === 'staff' ? `${name}, recorded by ${from.siteName}` : name;
  return `Accepted by ${who}, ${formatMinute(new Date(quote.answeredAt))} (Lusaka time).`;
}

function drawAnswer(paper: Paper, quotation: Quotation): void {
  const { quote, words } = quotation;
  const answer = answerOf(quotation);
  if (!answer) return;
  const style = quote.status === 'accepted' ? BOLD : {};
  paper.breakPageFor(paper.heightOf(answer, WIDTH, style) + 66);
  paper.y += 8;
  paper.rule(LEFT, RIGHT, { colour: paper.palette.ink, weight: 1.5 });
  paper.y += 10;
  paper.y += paper.text(answer, LEFT, WIDTH, style);
  paper.y += 32;
  const places = [
    ['Name and signature', LEFT, 190],
    ...(words.stamp ? [[words.stamp, LEFT + 210, 165] as const] : []),
    ['Date', LEFT + 395, WIDTH - 395],
  ] as const;
  for (const [, x, width] of places) paper.rule(x, x + width, { colour: paper.palette['ink-soft'] });
  paper.y += 4;
  for (const [label, x, width] of places) paper.text(label, x, width, { size: 8, colour: paper.palette['ink-soft'] });
}
