import { paletteOf } from '../../contract/colours/tint';
import {
  coveredText,
  creditedText,
  documentNumber,
  documentTitle,
  type InvoiceProgress,
  instalmentText,
  kwachaRows,
  leftToPay,
} from '../../contract/documents';
import { formatDay, lusakaDay } from '../../contract/lusaka-day';
import { paidBy } from '../../contract/payments';
import { sumRowsOf } from '../../contract/sums';
import { CURRENCY_LABELS, formatMoney } from '../../contract/terms';
import type { IssuedDocument } from '../schemas/issued-document.schema';
import {
  drawHead,
  drawLines,
  drawNames,
  drawPayTo,
  drawSumRows,
  type Logo,
  type Sender,
  type SumRow,
  soft,
  WIDTH,
} from './pdf-parts';
import { LEFT, PdfWriter } from './pdf-writer';

const SUMS = 230;

type Colours = Pick<Sender, 'brandColour' | 'accentColour'>;

/**
 * Draws an invoice, a credit note or a receipt.
 * @param progress state, payments and credit note of an invoice; `null` for other documents.
 */
export async function drawDocument(
  row: IssuedDocument,
  progress: InvoiceProgress | null,
  { colours, logo }: { colours: Colours; logo: Logo },
): Promise<Buffer> {
  const { siteName } = row.from;
  const number = documentNumber(row);
  const title = documentTitle(row);
  const pdf = await PdfWriter.open(`${title} ${number}, ${siteName}`, siteName, paletteOf(colours));
  const facts = [
    ['Number', number],
    ['Date', formatDay(lusakaDay(row.issuedAt))],
    ['Due', row.dueDate && formatDay(row.dueDate)],
    ['Quote', row.quoteNumber],
    ['Invoice', row.credits?.number ?? null],
    ['Invoice date', row.credits && formatDay(row.credits.day)],
  ] as const;
  drawHead(pdf, { from: row.from, logo, tpin: row.from.tpin, title, facts });
  drawState(pdf, row, progress);
  const { name, organisation, tpin } = row.to;
  drawNames(
    pdf,
    {
      label: row.kind === 'receipt' ? 'Received from' : 'Client',
      name,
      lines: [organisation, tpin && `Client TPIN ${tpin}`],
    },
    { label: 'Service', name: row.service, lines: [] },
  );
  if (row.kind === 'receipt') drawReceipt(pdf, row);
  else drawInvoice(pdf, row, progress);
  return pdf.close(siteName, number);
}

function drawState(pdf: PdfWriter, { voidedAt, currency }: IssuedDocument, progress: InvoiceProgress | null): void {
  if (voidedAt) {
    const day = formatDay(lusakaDay(voidedAt));
    drawBox(pdf, 'VOID', `The payment was removed on ${day}. This receipt is not valid.`);
  } else if (progress?.creditNote) {
    drawBox(pdf, `Cancelled by ${progress.creditNote.number}`, creditedText({ ...progress, currency }));
  } else if (progress?.state === 'paid') drawBox(pdf, 'Paid', 'This invoice is paid in full. Thank you.');
}

function drawBox(pdf: PdfWriter, heading: string, words: string): void {
  const top = pdf.y;
  pdf.y += 6;
  pdf.y += pdf.text(heading, LEFT + 12, WIDTH - 24, { size: 20, isBold: true, colour: pdf.palette.ink });
  pdf.y += pdf.text(words, LEFT + 12, WIDTH - 24, { size: 10, isBold: true }) + 6;
  pdf.bar(LEFT, top, pdf.y - top, 4, pdf.palette.ink);
  pdf.y += 14;
}

function drawReceipt(pdf: PdfWriter, { payment, total, agreed, currency }: IssuedDocument): void {
  const money = (sum: number) => formatMoney(sum, currency);
  const covered = payment ? coveredText(payment) : '';
  if (covered) pdf.y += pdf.text(`For ${covered}`, LEFT, WIDTH, { size: 12, isBold: true }) + 4;
  drawSums(pdf, [
    ['Amount received', money(total), true],
    ...(payment
      ? ([
          ['Received', `${formatDay(payment.day)}, ${paidBy(payment)}`],
          ['Total of the quote', money(agreed)],
          ['Total paid', money(payment.paid)],
          [payment.balance < 0 ? 'Overpaid' : 'Balance due of the quote', money(Math.abs(payment.balance))],
        ] as const)
      : []),
    ['Currency', CURRENCY_LABELS[currency]],
  ]);
}

/** Draws the instalment, its sums and how to pay. The lines of the quote follow, unless they are the invoice's own. */
function drawInvoice(pdf: PdfWriter, row: IssuedDocument, progress: InvoiceProgress | null): void {
  const { lines, currency, vat, total, vatPercent, agreed, kind, methods, service } = row;
  const money = (sum: number) => formatMoney(sum, currency);
  const quote = { ...row, price: agreed, depositPercent: 0 };
  const quoteRows = sumRowsOf(quote).map(({ label, amount }) => [label, amount] as const);
  const withoutVat = leftToPay({ total, paid: vat });
  const isWhole = lines.length > 0 && total === agreed;
  const own = { text: `${instalmentText(row)}\n${service}`, quantity: 1, unitPrice: withoutVat };
  drawLines(pdf, isWhole ? quote : { ...quote, lines: [own] }, 'Description');
  const withVat = [
    ['Amount without VAT', money(withoutVat)],
    [`VAT ${vatPercent}%`, money(vat)],
  ] as const;
  const isToPay = kind === 'invoice' && progress?.state !== 'paid' && progress?.state !== 'credited';
  const totalLabel = kind === 'credit-note' ? 'Total credited' : isToPay ? 'Total to pay' : 'Total';
  const paid = isToPay ? (progress?.paid ?? 0) : 0;
  const paidRows = [
    ['Paid so far', money(paid)],
    ['Left to pay', money(leftToPay({ total, paid }))],
  ] as const;
  drawSums(pdf, [
    ...(isWhole && row.discount > 0 ? quoteRows.filter(([label]) => label === 'Subtotal' || label === 'Discount') : []),
    ...(vat > 0 ? withVat : []),
    [totalLabel, money(total), true],
    ...kwachaRows(row),
    ...(paid > 0 ? paidRows : []),
    ['Currency', CURRENCY_LABELS[currency]],
  ]);
  if (isToPay) drawPayTo(pdf, { heading: 'How to pay', rows: [['Reference', documentNumber(row)]], methods });
  else if (kind === 'credit-note')
    pdf.y += pdf.text('This credit note cancels the whole invoice.', LEFT, WIDTH, soft(pdf));
  if (isWhole || lines.length === 0) return;
  pdf.y += 18;
  pdf.breakPageFor(80);
  pdf.y += pdf.text('The quote in full', LEFT, WIDTH, soft(pdf)) + 4;
  drawLines(pdf, quote, 'Description', { isCompact: true });
  drawSums(pdf, quoteRows, { isCompact: true });
}

function drawSums(pdf: PdfWriter, rows: readonly SumRow[], { isCompact = false } = {}): void {
  pdf.breakPageFor(isCompact ? rows.length * 14 : rows.length * 20 + 30);
  drawSumRows(pdf, rows, SUMS, isCompact ? { gap: 1, size: 8 } : {});
  pdf.y += 18;
}
