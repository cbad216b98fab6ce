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
import { LEFT, PdfWriter, RIGHT } from '../../documents/pdf/pdf-writer';
import type { Quotation } from './quotation';
import { drawPayment, drawSchedule } from './quotation-payment';

/** Maximum height in points at which notes and included items are drawn in two columns. */
const BESIDE = 220;
const LABEL = 60;

export async function drawQuotation(quotation: Quotation): Promise<Buffer> {
  const { from, quote } = quotation;
  const title = `Quotation ${quote.number ?? ''}`.trim();
  const pdf = await PdfWriter.open(`${title}, ${from.siteName}`, from.siteName, paletteOf(from));
  drawTop(pdf, quotation);
  drawLines(pdf, quote, quotation.words.lines);
  drawSums(pdf, quotation);
  drawSchedule(pdf, quotation);
  drawTexts(pdf, quotation);
  drawPayment(pdf, quotation);
  drawAnswer(pdf, quotation);
  return pdf.close(from.siteName, [quote.number, `revision ${quote.revision}`].filter(Boolean).join(', '));
}

function drawTop(pdf: PdfWriter, { from, logo, name, organisation, service, scope, quote }: Quotation): void {
  const facts = [
    ['Number', quote.number],
    ['Revision', String(quote.revision)],
    ['Date', dateOf(quote.sentAt)],
    ['Valid until', quote.validUntil && formatDay(quote.validUntil)],
  ] as const;
  drawHead(pdf, { from, logo, tpin: quote.tpin, title: 'Quotation', facts });
  drawNames(
    pdf,
    { label: 'Prepared for', name, lines: [organisation] },
    { label: 'Service', name: service, lines: [scope] },
  );
}

function drawSums(pdf: PdfWriter, { quote, words }: Quotation): void {
  const rows = sumRowsOf(quote);
  pdf.breakPageFor(rows.length * 20 + 30);
  const top = pdf.y;
  const facts = [
    [words.timeline, formatWeeks(quote.timeEstimate)],
    [words.team, quote.teamSize],
    ['Currency', CURRENCY_LABELS[quote.currency]],
  ] as const;
  for (const [label, value] of facts) {
    const height = pdf.text(label, LEFT, LABEL, soft(pdf));
    pdf.y += Math.max(height, pdf.text(value, LEFT + LABEL, 250 - LABEL, { size: 9, isBold: true })) + 3;
  }
  const factsEnd = pdf.y;
  pdf.y = top;
  drawSumRows(
    pdf,
    rows.map(({ label, amount, isTotal }) => [label, amount, isTotal]),
    190,
  );
  pdf.y = Math.max(factsEnd, pdf.y) + 18;
}

function drawTexts(pdf: PdfWriter, { quote }: Quotation): void {
  const { included, notes, previous } = quote;
  const parts: Part[] = [
    { heading: 'Included', lines: included, isList: true },
    { heading: 'Notes', lines: notes ? notes.split('\n') : [] },
  ].filter(({ lines }) => lines.length > 0);
  if (parts.length > 0) {
    const columnOf = columnsOf(parts.length);
    const height = Math.max(...parts.map((part, place) => heightOfPart(pdf, part, columnOf(place)[1])));
    // Long parts are drawn below each other and continue across pages.
    if (height > BESIDE) for (const part of parts) drawPart(pdf, part, LEFT, WIDTH);
    else {
      pdf.breakPageFor(height);
      drawBeside(pdf, parts, columnOf, (part, x, width) => drawPart(pdf, part, x, width));
    }
  }
  if (!previous) return;
  const words = `Revised on ${dateOf(quote.sentAt)}: ${changesOf(previous, quote).join('; ')}.`;
  const height = pdf.heightOf(words, WIDTH - 12, { size: 9 });
  pdf.breakPageFor(height);
  pdf.bar(LEFT, pdf.y, height, 2, pdf.palette.sun);
  pdf.y += pdf.text(words, LEFT + 10, WIDTH - 12, { size: 9 }) + 10;
}

interface Part {
  heading: string;
  lines: readonly string[];
  isList?: boolean;
}

function drawPart(pdf: PdfWriter, { heading, lines, isList }: Part, x: number, width: number): void {
  const inset = isList ? 12 : 0;
  pdf.breakPageFor(40);
  pdf.y += pdf.text(heading, x, width, soft(pdf)) + 2;
  for (const line of lines) {
    pdf.breakPageFor(pdf.heightOf(line || ' ', width - inset));
    if (isList) pdf.diamond(x + 3, pdf.y + 6, 2, pdf.palette.forest);
    pdf.y += pdf.text(line || ' ', x + inset, width - inset);
  }
  pdf.y += 10;
}

const heightOfPart = (pdf: PdfWriter, { heading, lines, isList }: Part, width: number): number =>
  lines.reduce(
    (height, line) => height + pdf.heightOf(line || ' ', width - (isList ? 12 : 0)),
    Math.max(30, pdf.heightOf(heading, width, soft(pdf)) + 12),
  );

/** Returns a sentence that tells how to accept an open quote, or who accepted it. `null` for other quotes. */
function answerOf({ from, name, quote, url }: Quotation): string | null {
  if (quote.status === 'sent')
    return `To accept, open ${url} and select “Accept Quote and Proceed”, or sign below and send us a photo of this page.`;
  if (quote.status !== 'accepted' || !quote.answeredAt) return null;
  const who = quote.answeredBy === 'staff' ? `${name}, recorded by ${from.siteName}` : name;
  return `Accepted by ${who}, ${formatMinute(new Date(quote.answeredAt))} (Lusaka time).`;
}

function drawAnswer(pdf: PdfWriter, quotation: Quotation): void {
  const { quote, words } = quotation;
  const answer = answerOf(quotation);
  if (!answer) return;
  const style = quote.status === 'accepted' ? BOLD : {};
  pdf.breakPageFor(pdf.heightOf(answer, WIDTH, style) + 66);
  pdf.y += 8;
  pdf.rule(LEFT, RIGHT, { colour: pdf.palette.ink, weight: 1.5 });
  pdf.y += 10;
  pdf.y += pdf.text(answer, LEFT, WIDTH, style);
  pdf.y += 32;
  const places = [
    ['Name and signature', LEFT, 190],
    ...(words.stamp ? [[words.stamp, LEFT + 210, 165] as const] : []),
    ['Date', LEFT + 395, WIDTH - 395],
  ] as const;
  for (const [, x, width] of places) pdf.rule(x, x + width, { colour: pdf.palette['ink-soft'] });
  pdf.y += 4;
  for (const [label, x, width] of places) pdf.text(label, x, width, { size: 8, colour: pdf.palette['ink-soft'] });
}
