import { Types } from 'mongoose';
import type { InvoiceProgress } from '../../contract/documents';
import { DEFAULT_SETTINGS } from '../../contract/settings';
import type { IssuedDocument } from '../schemas/issued-document.schema';
import { drawDocument } from './document-pdf';
import { PdfWriter } from './pdf-writer';

/** K11,600.00 with VAT of K1,600.00. The instalment is 40% of it. */
const INVOICE: IssuedDocument = {
  ...{ _id: new Types.ObjectId(), requestId: new Types.ObjectId(), sourceId: 'x', kind: 'invoice', year: 2026, seq: 3 },
  issuedAt: new Date('2026-11-20T08:00:00.000Z'),
  from: { ...DEFAULT_SETTINGS, tpin: '1000000000' },
  to: { name: 'Bwalya Mulenga', organisation: 'Kabwe School', tpin: '' },
  ...{ service: 'Web App Designing', quoteNumber: 'Q-2026-0001', currency: 'ZMW' },
  lines: [{ text: 'School register', quantity: 4, unitPrice: 2_500 }],
  ...{ discount: 0, vatPercent: 16, agreed: 11_600, label: 'Deposit', total: 4_640, vat: 640 },
  methods: [{ label: 'Airtel Money', details: '0970 000 000' }],
  ...{ entry: 0, dueDate: '2026-12-04', payment: null, credits: null },
};
const OPEN: InvoiceProgress = { state: 'open', paid: 0, creditNote: null };

const { prototype } = PdfWriter;
const write = prototype.text;

/** Returns the texts in the order in which they are drawn, with their sizes. */
async function drawn(changes: Partial<IssuedDocument> = {}) {
  const texts: string[] = [];
  const sizes = new Map<string, number | undefined>();
  const widths = new Map<string, number>();
  const text = jest.spyOn(prototype, 'text').mockImplementation(function (this: PdfWriter, words, x, width, look) {
    texts.push(words);
    sizes.set(words, look?.size);
    widths.set(words, width);
    return write.call(this, words, x, width, look);
  });
  await drawDocument({ ...INVOICE, ...changes }, OPEN, { colours: DEFAULT_SETTINGS, logo: null });
  text.mockRestore();
  return { texts, sizes, widths, beside: (label: string) => texts[texts.indexOf(label) + 1] };
}

describe('PDF of an invoice', () => {
  it('begins with the instalment and ends with the quote in small type', async () => {
    const { texts, sizes, beside } = await drawn();
    const order = [
      'Deposit, 40% of quote Q-2026-0001',
      'Amount without VAT',
      'Total to pay',
      'How to pay',
      'The quote in full',
      'School register',
    ];
    expect(texts.filter((words) => order.includes(words))).toEqual(order);
    expect(texts).toContain('Web App Designing');
    expect([beside('Amount without VAT'), beside('VAT 16%')]).toEqual(['K4,000.00', 'K640.00']);
    expect(beside('Total to pay')).toBe('K4,640.00');
    expect(sizes.get('School register')).toBe(8);
    expect(texts).toContain('Page 1 of 1');
  });

  it('has lines and discount of the quote when it covers the whole', async () => {
    const { texts, beside } = await drawn({ total: 10_440, agreed: 10_440, vat: 1_440, discount: 1_000 });
    expect(texts).not.toContain('The quote in full');
    expect(texts.filter((words) => words === 'School register')).toHaveLength(1);
    expect([beside('Subtotal'), beside('Discount')]).toEqual(['K10,000.00', '−K1,000.00']);
    expect([beside('Amount without VAT'), beside('Total to pay')]).toEqual(['K9,000.00', 'K10,440.00']);
  });

  it('names quote and service if the quote has no lines', async () => {
    const { texts } = await drawn({ lines: [], label: 'Total', total: 11_600, vat: 1_600 });
    expect(texts).toEqual(expect.arrayContaining(['Total, quote Q-2026-0001', 'Web App Designing', 'K10,000.00']));
    expect(texts).not.toContain('The quote in full');
  });

  it('states the exchange rate with VAT and total in Kwacha', async () => {
    const { beside } = await drawn({ currency: 'USD', rate: 27.3456 });
    expect(beside('Exchange rate')).toBe('$1.00 = K27.3456');
    expect([beside('VAT in Kwacha'), beside('Total in Kwacha')]).toEqual(['K17,501.18', 'K126,883.58']);
    expect((await drawn()).texts).not.toContain('Exchange rate');
  });
});

describe('PDF of a receipt', () => {
  it('breaks a long value beside its label, not over it', async () => {
    const paid = { day: '2026-11-30', method: 'mobile_money', methodLabel: 'Airtel Money' } as const;
    const payment = { ...paid, paid: 4_640, balance: 6_960 };
    const { widths, beside } = await drawn({ kind: 'receipt', payment });
    const value = beside('Received') ?? '';
    expect(value).toBe('November 30, 2026, by mobile money (Airtel Money)');
    expect(widths.get(value)).toBeLessThan(200);
    expect(widths.get('K6,960.00')).toBeGreaterThan(130);
  });
});
