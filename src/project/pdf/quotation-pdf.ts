import { paletteOf } from '../../contract/colours/tint';
import { formatDay, formatMinute } from '../../contract/lusaka-day';
import { sumRowsOf } from '../../contract/sums';
import { CURRENCY_LABELS, formatWeeks } from '../../contract/terms';
import { changesOf } from '../../contract/terms-changes';
import {
  BOLD,
  columnsOf,
  dateOf,
  drawBeside,
  drawHead,
  drawLines,
  drawNames,
  drawSumRows,
  soft,
  WIDTH,
} from '../../documents/pdf/pdf-parts';
import { LEFT, Paper, RIGHT } from '../../documents/pdf/pdf-writer';
import type { Quotation } from './quotation';
import { drawPayment, drawSchedule } from './quotation-payment';

/** Maximum height in points at which notes and included items are drawn in two columns. */
const BESIDE = 220;
const LABEL = 60;

export async function drawQuotation(quotation: Quotation): Promise<Buffer> {
  const { from, quote } = quotation;
  const title = `Quotation ${quote.number ?? ''}`.trim();
  const paper = await Paper.open(`${title}, ${from.siteName}`, from.siteName, paletteOf(from));
  drawTop(paper, quotation);
  drawLines(paper, quote, quotation.words.lines);
  drawSums(paper, quotation);
  drawSchedule(paper, quotation);
  drawTexts(paper, quotation);
  drawPayment(paper, quotation);
  drawAnswer(paper, quotation);
  return paper.close(from.siteName, [quote.number, `revision ${quote.revision}`].filter(Boolean).join(', '));
}

function drawTop(paper: Paper, { from, logo, name, organisation, service, scope, quote }: Quotation): void {
  const facts = [
    ['Number', quote.number],
    ['Revision', String(quote.revision)],
    ['Date', dateOf(quote.sentAt)],
    ['Valid until', quote.validUntil && formatDay(quote.validUntil)],
  ] as const;
  drawHead(paper, { from, logo, tpin: quote.tpin, title: 'Quotation', facts });
  drawNames(
    paper,
    { label: 'Prepared for', name, lines: [organisation] },
    { label: 'Service', name: service, lines: [scope] },
  );
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
  paper.y = top;
  drawSumRows(
    paper,
    rows.map(({ label, amount, isTotal }) => [label, amount, isTotal]),
    190,
  );
  paper.y = Math.max(factsEnd, paper.y) + 18;
}

function drawTexts(paper: Paper, { quote }: Quotation): void {
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

/** Returns a sentence that tells how to accept an open quote, or who accepted it. `null` for other quotes. */
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
