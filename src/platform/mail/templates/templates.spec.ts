import { newMessageMail, replyMail } from '../../../contact/contact-mails.service';
import { PALETTE } from '../../../contract/colours/palette';
import type { ContactMessage } from '../../../contract/contact';
import type { Payment, VisitorPayment } from '../../../contract/payments';
import type { ProjectRequest, Quote } from '../../../contract/project';
import { quotePath } from '../../../contract/quote-page';
import { duesOf } from '../../../contract/schedule';
import { DEFAULT_SETTINGS } from '../../../contract/settings';
import { QUOTE_INCLUDED } from '../../../contract/terms';
import { REQUEST_FORM_TEXTS } from '../../../contract/website/request-form';
import { newsletterConfirmMail, newsletterWelcomeMail } from '../../../newsletter/welcomes.service';
import { paymentReceivedMail, reportedPaymentMail } from '../../../project/mails/payment-mails';
import {
  quoteAgreedMail,
  quoteAnswerMail,
  quoteDeclinedMail,
  quoteMail,
  quoteReminderMail,
  quoteRevisedMail,
} from '../../../project/mails/quote-mails';
import { newRequestMail, requestClosedMail, requestReceivedMail } from '../../../project/mails/request-mails';
import { type ComposeMail, toMessage } from '../outgoing-mail';

const SITE = {
  siteName: 'A & B <Academy>',
  ownerEmail: 'hello@mosi.example',
  publicUrl: 'https://mosi.example',
  palette: PALETTE,
};
const EVIL = '<img src=x onerror=alert(1)> "quoted" & \'single\'';
const STORED = {
  _id: '0123456789abcdef01234567',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};
const MESSAGE: ContactMessage = {
  ...STORED,
  name: EVIL,
  email: 'chanda@example.com',
  phone: '',
  subject: EVIL,
  message: `First line\n${EVIL}`,
  status: 'new',
  replies: [],
  notes: [],
};
const REQUEST: ProjectRequest = {
  ...STORED,
  name: EVIL,
  email: 'chanda@example.com',
  phone: '0977',
  organisation: EVIL,
  tpin: '',
  serviceId: { _id: 'x', title: EVIL },
  projectScope: 'small',
  timeframe: 'urgent',
  teamSize: 'custom',
  description: EVIL,
  status: 'pending',
};
const QUOTE: Quote = {
  ...STORED,
  projectRequestId: STORED._id,
  number: 'Q-2026-0042',
  tpin: '',
  price: 1_250,
  lines: [],
  discount: 0,
  vatPercent: 0,
  depositPercent: 0,
  schedule: [],
  currency: 'USD',
  included: [...QUOTE_INCLUDED],
  validUntil: null,
  timeEstimate: 1,
  teamSize: EVIL,
  notes: EVIL,
  status: 'sent',
  revision: 1,
  revisions: [],
  answeredBy: null,
  answeredAt: null,
  declineReason: '',
  declineText: '',
  reopenings: [],
  payments: [],
  saidPaid: null,
};

const WORDS = REQUEST_FORM_TEXTS.quotation;
const BEFORE = { ...QUOTE, sentAt: STORED.createdAt, price: 640 };

const PAYMENT: Payment = {
  ...{ _id: STORED._id, amount: 250, day: '2026-11-25', method: 'mobile_money', methodLabel: 'Bank', note: EVIL },
  ...{ by: EVIL, at: STORED.createdAt },
};
const DUE: VisitorPayment = {
  ...duesOf(QUOTE, [{ amount: 250 }]),
  ...{ payments: [], saidPaidAt: null, saidPaidNote: '', saidPaidInvoice: '', reference: EVIL },
  methods: [{ label: EVIL, details: EVIL }],
};

const RECEIPTS: [string, ComposeMail][] = [
  ['received', requestReceivedMail(REQUEST, REQUEST_FORM_TEXTS, DEFAULT_SETTINGS)],
  ['agreed', quoteAgreedMail(REQUEST, QUOTE, WORDS, DUE)],
  ['payment', paymentReceivedMail(REQUEST, QUOTE, PAYMENT, DUE, null)],
  ['declined by the client', quoteDeclinedMail(REQUEST, QUOTE, WORDS)],
  ['closed', requestClosedMail(REQUEST)],
  ['revised', quoteRevisedMail(REQUEST, QUOTE, BEFORE, WORDS)],
  ['reminder', quoteReminderMail(REQUEST, QUOTE, WORDS, false)],
  ['end', quoteReminderMail(REQUEST, { ...QUOTE, validUntil: '2026-12-22' }, WORDS, true)],
];

const MAILS: [string, ComposeMail][] = [
  ...RECEIPTS,
  ['new message', newMessageMail(MESSAGE)],
  ['reply', replyMail(MESSAGE, { subject: EVIL, message: EVIL })],
  ['new request', newRequestMail(REQUEST, REQUEST_FORM_TEXTS)],
  ['quote', quoteMail(REQUEST, QUOTE, WORDS)],
  ['accepted', quoteAnswerMail('accepted', REQUEST, QUOTE, WORDS)],
  ['said paid', reportedPaymentMail(REQUEST, QUOTE, { note: EVIL, invoice: EVIL })],
  ['declined', quoteAnswerMail('rejected', REQUEST, QUOTE, WORDS)],
  ['welcome', newsletterWelcomeMail({ email: 'chanda@example.com', unsubscribeToken: '"><script>' })],
  ['confirm', newsletterConfirmMail({ email: 'chanda@example.com', confirmToken: '"><script>' })],
];

describe.each(MAILS)('the email "%s"', (_name, compose) => {
  const mail = compose(SITE);

  it('escapes typed text and names the site', () => {
    for (const tag of ['<img', '<script', '<Academy']) expect(mail.html).not.toContain(tag);
    expect(mail.html).toContain('A &amp; B &lt;Academy&gt;');
    expect(mail.text).toContain(SITE.siteName);
  });

  it('loads no external content', () => {
    expect(mail.html).not.toMatch(/src=["h]|url\(|<link/);
  });

  it('has the same content as plain text', () => {
    expect(mail.text).not.toContain('&amp;');
    expect(mail.text).not.toContain('<p');
    expect(mail.text.trim()).not.toBe('');
  });
});

describe.each(RECEIPTS)('the receipt "%s"', (_name, compose) => {
  it('goes to the client as an automatic email with a link', () => {
    const mail = compose(SITE);
    expect(mail).toMatchObject({ to: 'chanda@example.com' });
    expect(toMessage(mail, SITE, { name: '', address: 'office@mosi.example' }, 'x').headers).toEqual({
      'Auto-Submitted': 'auto-generated',
    });
    expect(mail.text).toContain(`https://mosi.example${quotePath(STORED._id)}`);
  });
});

describe('a receipt to an email address that someone else may have typed', () => {
  const SPAM = 'Win now at evil.example/win or http://evil.example, mail me@evil.example. ';
  const typed = { ...REQUEST, name: `Win at evil.com ${'x'.repeat(80)}`, description: SPAM.repeat(60) };
  const mail = requestReceivedMail(typed, REQUEST_FORM_TEXTS, DEFAULT_SETTINGS)(SITE);

  it('contains no link from typed text', () => {
    expect(mail.text).toContain('Hello Win at evil. com');
    expect(`${mail.text}${mail.html}`).not.toMatch(/evil\.(com|example)|http:\/\/evil/);
  });

  it('quotes only the beginning of typed text', () => {
    expect(mail.text.split('Win now')).toHaveLength(5);
    expect(mail.text).not.toContain('x'.repeat(60));
  });

  it('explains what to do to someone who never asked', () => {
    expect(mail.text).toContain('If it was not you');
  });
});

describe('recipients and content of emails', () => {
  it('omit fields that the visitor left empty', () => {
    expect(newMessageMail(MESSAGE)(SITE).text).not.toContain('Phone');
    expect(newRequestMail(REQUEST, REQUEST_FORM_TEXTS)(SITE).text).toContain('Phone: 0977');
    expect(newRequestMail(REQUEST, REQUEST_FORM_TEXTS)(SITE).text).not.toContain('TPIN');
    const withTpin = newRequestMail({ ...REQUEST, tpin: '2001234567' }, REQUEST_FORM_TEXTS)(SITE);
    expect(withTpin.text).toContain('TPIN: 2001234567');
    expect(quoteMail(REQUEST, { ...QUOTE, notes: '' }, WORDS)(SITE).text).not.toContain('Notes');
  });

  it('thank once, and announce a revision as a replacement', () => {
    expect(quoteMail(REQUEST, { ...QUOTE, revision: 1 }, WORDS)(SITE).text).toContain('Thank you for your request.');
    const again = quoteMail(REQUEST, { ...QUOTE, revision: 2 }, WORDS)(SITE).text;
    expect(again).toContain('It replaces the one we sent before.');
    expect(again).not.toContain('Thank you for your request.');
  });
});

it('lets typed text follow its own direction', () => {
  const { html } = newMessageMail({ ...MESSAGE, message: 'كم تكلفة الدورة؟' })(SITE);
  expect(html).toMatch(/<blockquote dir="auto"[^>]*>كم تكلفة الدورة؟</);
  expect(html).toMatch(/<td dir="auto"/);
});

it('shows quantity and price in a quote line', () => {
  const honey = { text: 'Raw honey, bucket of 20 litres\nStrained', quantity: 30, unitPrice: 2_400 };
  const quote = { ...QUOTE, currency: 'ZMW' as const, lines: [honey] };
  expect(quoteMail(REQUEST, quote, WORDS)(SITE).text).toContain(
    'Raw honey, bucket of 20 litres (30 × K2,400.00): K72,000.00\n',
  );
});

it('wraps quote lines, aligns amounts right and emphasises the total', () => {
  const text = 'Moving the records of 640 learners from the paper registers of all the terms';
  const { html } = quoteMail(REQUEST, { ...QUOTE, lines: [{ text, quantity: 2, unitPrice: 625 }] }, WORDS)(SITE);
  const cells = (label: string) =>
    html.match(new RegExp(`<td([^>]*)>${label}</td><td([^>]*)>\\$1,250.00</td>`))?.slice(1);
  const [line, amount] = cells(`${text} \\(2 × \\$625.00\\)`) ?? [];
  expect(line).not.toMatch(/nowrap|bold/);
  expect(amount).toMatch(/align="right".+white-space:nowrap/);
  for (const cell of cells('Total') ?? ['']) expect(cell).toContain('font-weight:bold');
});

describe('head of an email', () => {
  const headOf = (site: object) => {
    const { html } = requestReceivedMail(REQUEST, REQUEST_FORM_TEXTS, DEFAULT_SETTINGS)({ ...SITE, ...site });
    return /<tr><td bgcolor.*?<\/tr>/.exec(html)?.[0];
  };

  it('shows the name without a logo', () => {
    expect(headOf({})).toContain('<strong>A &amp; B &lt;Academy&gt;</strong>');
  });

  it.each([
    [false, PALETTE.white],
    [true, PALETTE.forest],
  ])('shows a logo with the name as alt text (dark: %s)', (isForDark, ground) => {
    const logo = { url: 'https://mosi.example/logo.png', width: 240, height: 48, isForDark };
    expect(headOf({ logo })).toContain(`bgcolor="${ground}"`);
    expect(headOf({ logo })).toContain(
      '<img src="https://mosi.example/logo.png" width="240" height="48" alt="A &amp; B &lt;Academy&gt;"',
    );
  });
});
