import { dueLabel, dueText, INSTALMENT_STATES, nextText, type PayTo } from '../../contract/payments';
import { type DueInstalment, instalmentsOf } from '../../contract/schedule';
import { formatMoney } from '../../contract/terms';
import { BOLD, type ColumnOf, columnsOf, drawBeside, drawPair, SMALL, soft, WIDTH } from './columns';
import { LEFT, type Paper, RIGHT } from './paper';
import type { Quotation } from './quotation';

const METHODS_BESIDE = 2;
const COLUMNS = {
  label: [LEFT, 200],
  when: [LEFT + 210, 140],
  state: [LEFT + 360, 50],
  amount: [RIGHT - 90, 90],
} as const;

/** Draws the payment schedule. Once the quote is accepted, it tells the state of each instalment. */
export function drawSchedule(paper: Paper, { quote, payment }: Quotation): void {
  if (quote.schedule.length === 0) return;
  const rows: (Omit<DueInstalment, 'paid' | 'state'> & Partial<DueInstalment>)[] =
    payment?.instalments ?? instalmentsOf(quote);
  const heightOf = (row: (typeof rows)[number]) =>
    Math.max(paper.heightOf(row.label, COLUMNS.label[1], BOLD), paper.heightOf(dueText(row), COLUMNS.when[1], SMALL));
  // The heading stays with its first row.
  paper.breakPageFor(40 + heightOf(rows[0]!));
  paper.y += paper.text('Payment schedule', LEFT, WIDTH, soft(paper)) + 4;
  paper.rule();
  for (const row of rows) {
    const height = heightOf(row);
    paper.breakPageFor(height + 8);
    paper.y += 4;
    paper.text(row.label, ...COLUMNS.label, BOLD);
    paper.text(dueText(row), ...COLUMNS.when, SMALL);
    paper.text(row.state ? INSTALMENT_STATES[row.state] : '', ...COLUMNS.state, soft(paper));
    paper.text(formatMoney(row.amount, quote.currency), ...COLUMNS.amount, { ...BOLD, align: 'right' });
    paper.y += height + 4;
    paper.rule();
  }
  paper.y += 18;
}

export function drawPayment(paper: Paper, { quote, payment }: Quotation): void {
  if (!payment) return;
  const { paid, due, owed, overpaid, methods } = payment;
  const money = (sum: number) => formatMoney(sum, quote.currency);
  const rows = [
    ...(paid > 0 ? [['Paid', money(paid)] as const] : []),
    ...(overpaid > 0 ? [['Overpaid', money(overpaid)] as const] : []),
    ...(due > 0 ? [[dueLabel(payment), money(due)] as const] : []),
    ...(owed > 0 && quote.number ? [['Reference', quote.number] as const] : []),
  ];
  // The first column contains the sums, the other columns contain payment methods.
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
  const methodRows = owed > 0 ? inRows(methods) : [];
  paper.breakPageFor(32 + Math.max(rows.length * 17, heightOf(methodRows[0] ?? [])));
  paper.rule(LEFT, RIGHT, { colour: paper.palette.ink, weight: 1.5 });
  paper.y += 8;
  paper.y += paper.text('Payment', LEFT, WIDTH, { size: 12, isBold: true }) + 4;
  const top = paper.y;
  for (const [label, value] of rows) paper.y += drawPair(paper, label, value, ...columnOf(0), 9) + 3;
  const next = quote.schedule.length === 0 && nextText(payment, quote.currency);
  if (next) paper.y += paper.text(`Next: ${next}`, ...columnOf(0), SMALL);
  const end = paper.y + 6;
  paper.y = top;
  for (const row of methodRows) {
    paper.breakPageFor(heightOf(row));
    drawBeside(paper, row, methodColumn, ({ label, details }, x, width) => {
      paper.y += paper.text(label, x, width, BOLD);
      paper.y += paper.text(details, x, width, SMALL) + 8;
    });
  }
  // Moves below the sums, unless the payment methods continued on the next page.
  if (methodRows.length < 2) paper.y = Math.max(end, paper.y);
}

const inRows = (methods: readonly PayTo[]): PayTo[][] =>
  methods.flatMap((_, place) => (place % METHODS_BESIDE === 0 ? [methods.slice(place, place + METHODS_BESIDE)] : []));
