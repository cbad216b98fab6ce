import { CHECKING_REPORT, dueLabel, dueText, nextText, stateText } from '../../contract/payments';
import { type DueInstalment, instalmentsOf, type PlannedInstalment } from '../../contract/schedule';
import { formatMoney } from '../../contract/terms';
import { BOLD, drawPayTo, SMALL, soft, WIDTH } from '../../documents/pdf/pdf-parts';
import { LEFT, type PdfWriter, RIGHT } from '../../documents/pdf/pdf-writer';
import type { Quotation } from './quotation';

const COLUMNS = {
  label: [LEFT, 165],
  when: [LEFT + 175, 130],
  state: [LEFT + 315, 90],
  amount: [RIGHT - 90, 90],
} as const;

export function drawSchedule(pdf: PdfWriter, { quote, payment }: Quotation): void {
  if (quote.schedule.length === 0) return;
  const rows: (PlannedInstalment & Partial<DueInstalment>)[] = payment?.instalments ?? instalmentsOf(quote);
  const stateOf = (row: (typeof rows)[number]) => stateText(row, quote.currency);
  const heightOf = (row: (typeof rows)[number]) =>
    Math.max(
      pdf.heightOf(row.label, COLUMNS.label[1], BOLD),
      pdf.heightOf(dueText(row), COLUMNS.when[1], SMALL),
      pdf.heightOf(stateOf(row), COLUMNS.state[1], SMALL),
    );
  // Keeps the heading and the first row on the same page.
  pdf.breakPageFor(40 + heightOf(rows[0]!));
  pdf.y += pdf.text('Payment schedule', LEFT, WIDTH, soft(pdf)) + 4;
  pdf.rule();
  for (const row of rows) {
    const height = heightOf(row);
    pdf.breakPageFor(height + 8);
    pdf.y += 4;
    pdf.text(row.label, ...COLUMNS.label, BOLD);
    pdf.text(dueText(row), ...COLUMNS.when, SMALL);
    pdf.text(stateOf(row), ...COLUMNS.state, soft(pdf));
    pdf.text(formatMoney(row.amount, quote.currency), ...COLUMNS.amount, { ...BOLD, align: 'right' });
    pdf.y += height + 4;
    pdf.rule();
  }
  pdf.y += 18;
}

export function drawPayment(pdf: PdfWriter, { quote, payment }: Quotation): void {
  if (!payment) return;
  const { paid, due, owed, overpaid, reference, methods, saidPaidAt } = payment;
  const money = (sum: number) => formatMoney(sum, quote.currency);
  const rows = [
    ...(paid > 0 ? [['Paid', money(paid)] as const] : []),
    ...(overpaid > 0 ? [['Overpaid', money(overpaid)] as const] : []),
    ...(due > 0 ? [[dueLabel(payment), money(due)] as const] : []),
    ...(owed > 0 && reference ? [['Reference', reference] as const] : []),
  ];
  const next = quote.schedule.length === 0 && nextText(payment, quote.currency);
  const note = [next && `Next: ${next}`, saidPaidAt && CHECKING_REPORT].filter(Boolean).join('\n');
  drawPayTo(pdf, { heading: 'Payment', rows, note, methods: owed > 0 ? methods : [] });
}
