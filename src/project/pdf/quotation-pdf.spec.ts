import type { VisitorPayment } from '../../contract/payments';
import type { VisitorQuote } from '../../contract/project';
import { duesOf } from '../../contract/schedule';
import { DEFAULT_SETTINGS } from '../../contract/settings';
import { REQUEST_FORM_TEXTS } from '../../contract/website/request-form';
import { PdfWriter } from '../../documents/pdf/pdf-writer';
import type { Quotation } from './quotation';
import { drawQuotation } from './quotation-pdf';

const QUOTE: VisitorQuote = {
  number: 'Q-2026-0042',
  revision: 1,
  status: 'accepted',
  currency: 'ZMW',
  lines: [1, 2, 3].map((quantity) => ({ text: 'School register\nFor one school', quantity, unitPrice: 2_400 })),
  price: 0,
  discount: 0,
  vatPercent: 16,
  depositPercent: 30,
  schedule: [],
  timeEstimate: 8,
  teamSize: 'Small Team (2-3 people)',
  included: ['Training on site', 'Post-launch support for 30 days', 'Full documentation'],
  notes: 'Travel to Kabwe is included.',
  validUntil: '2026-12-22',
  sentAt: '2026-11-20T08:00:00.000Z',
  tpin: '1000000000',
  answeredBy: 'client',
  answeredAt: '2026-11-23T05:00:00.000Z',
} as unknown as VisitorQuote;

const PAYMENT: VisitorPayment = {
  ...duesOf(QUOTE, []),
  methods: [
    { label: 'Bank transfer', details: 'Zanaco, Cairo Road\nAccount 0123 4567 8901\nSort code 010001' },
    { label: 'Airtel Money', details: 'Merchant 097 123 4567' },
  ],
  payments: [],
  saidPaidAt: null,
  saidPaidNote: '',
  saidPaidInvoice: '',
  reference: 'Q-2026-0042',
};

const QUOTATION: Quotation = {
  from: DEFAULT_SETTINGS,
  logo: null,
  name: 'Bwalya Mulenga',
  organisation: 'Kabwe Secondary School',
  service: 'Software Development',
  scope: 'Medium project (several features)',
  quote: QUOTE,
  payment: PAYMENT,
  words: REQUEST_FORM_TEXTS.quotation,
  url: 'mosi.example/quotes/0123456789abcdef01234567',
};

const write = PdfWriter.prototype.text;

/** Maps each drawn text to its position. */
async function drawn(quotation: Quotation) {
  const places = new Map<string, { x: number; y: number }>();
  const spy = jest.spyOn(PdfWriter.prototype, 'text').mockImplementation(function (this: PdfWriter, words, x, ...more) {
    places.set(words, { x, y: this.y });
    return write.call(this, words, x, ...more);
  });
  await drawQuotation(quotation);
  spy.mockRestore();
  return places;
}

describe('PDF of an accepted quote', () => {
  it('names who accepted it and when above the signature lines', async () => {
    const places = await drawn(QUOTATION);
    const accepted = places.get('Accepted by Bwalya Mulenga, November 23, 2026, 07:00 (Lusaka time).');
    expect(accepted).toBeDefined();
    for (const place of ['Name and signature', QUOTATION.words.stamp, 'Date'])
      expect(places.get(place)?.y).toBeGreaterThan(accepted?.y ?? Infinity);
    expect(places.has('Page 1 of 1')).toBe(true);
  });

  it('states that staff recorded the acceptance', async () => {
    const places = await drawn({ ...QUOTATION, quote: { ...QUOTE, answeredBy: 'staff' } });
    const marked = `Accepted by Bwalya Mulenga, recorded by ${DEFAULT_SETTINGS.siteName}, November 23, 2026, 07:00 (Lusaka time).`;
    expect([...places.keys()]).toContain(marked);
  });

  it('has the amount due with the payment methods side by side', async () => {
    const places = await drawn({ ...QUOTATION, payment: { ...PAYMENT, saidPaidAt: '2026-11-24T08:00:00.000Z' } });
    expect(places.has('Deposit due')).toBe(true);
    const [bank, airtel] = ['Bank transfer', 'Airtel Money'].map((label) => places.get(label));
    expect(airtel?.y).toBe(bank?.y);
    expect(airtel?.x).toBeGreaterThan(bank?.x ?? Infinity);
  });

  it('asks for no signature when declined', async () => {
    const quote = { ...QUOTE, status: 'rejected' } as VisitorQuote;
    const places = await drawn({ ...QUOTATION, quote, payment: null });
    expect(places.has('Name and signature')).toBe(false);
  });
});
