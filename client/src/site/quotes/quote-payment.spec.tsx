import type { ListedDocument } from '@contract/documents';
import type { VisitorPayment } from '@contract/payments';
import type { TrackedRequest } from '@contract/project';
import { trackPath } from '@contract/read-paths';
import { META_READ } from '@contract/rendering';
import { duesOf } from '@contract/schedule';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@/stores/toasts';
import { freshApi } from '@/testing/fake-api';
import { renderSite } from '@/testing/render-site';
import { PLAIN_TERMS, quoted, REQUEST_ID, toPay } from '@/testing/sample-quotes';
import { Page } from './quote-page';

const PATH = `/quotes/${REQUEST_ID}`;
const PAID = `POST /project/quote/${REQUEST_ID}/paid`;
const EMAIL = 'bwalya@example.com';
const SAID: Partial<VisitorPayment> = { saidPaidAt: '2026-11-24T08:00:00.000Z', saidPaidNote: 'Airtel, CI123' };

describe('the payment of an accepted quote', () => {
  const api = freshApi();
  beforeEach(() => {
    api.answer(`GET /project/track/${REQUEST_ID}`, () => new Promise(() => undefined));
  });

  const open = (request: TrackedRequest, at = PATH) =>
    renderSite(<Page params={{ id: REQUEST_ID, slug: '', token: '' }} />, {
      at,
      reads: {
        [trackPath(REQUEST_ID)]: { value: request },
        [META_READ]: { value: { now: '2026-11-24T08:00:00.000Z', publicUrl: 'https://mosi.example' } },
      },
    });
  const payment = () => screen.getByRole('region', { name: /due/i });
  const form = () => within(screen.getByRole('form', { name: 'Report a payment' }));

  it('shows amount, methods and reference', () => {
    open(toPay({ due: 1920, isDeposit: true, reference: 'INV-2026-0001' }));
    expect(payment()).toHaveTextContent(/^Deposit due \$1,920\.00 Copy/);
    expect(within(payment()).getByRole('heading')).toHaveAccessibleName('Deposit due');
    expect(payment()).toHaveTextContent('Please use INV-2026-0001 as the payment reference.');
    expect(within(payment()).getByText('Airtel Money').nextSibling).toHaveTextContent(
      /^0970 000 000 Copy 0970 000 000 Mosi Digital Academy$/,
    );
  });

  it.each([
    ['Copy the amount', '1920.5'],
    ['Copy the reference', 'Q-2026-0042'],
    ['Copy 0970 000 000', '0970000000'],
  ])('has a button “%s”', async (name, copied) => {
    const user = userEvent.setup();
    open(toPay({ due: 1920.5, isDeposit: true }));
    await user.click(within(payment()).getByRole('button', { name }));
    // biome-ignore lint/plugin: the test's own clipboard
    expect(await navigator.clipboard.readText()).toBe(copied);
    expect(toastStore.getState().toasts).toContainEqual(expect.objectContaining({ text: 'Copied' }));
  });

  it('links dial codes to the phone', () => {
    open(toPay({ methods: [{ label: 'Airtel Money', details: 'Dial *115#' }] }));
    expect(screen.getByRole('link', { name: '*115#' })).toHaveAttribute('href', 'tel:*115%23');
  });

  it('names the next payment when nothing is due', () => {
    const terms = { ...PLAIN_TERMS, depositPercent: 40 };
    open(toPay(duesOf(terms, [{ amount: 1920 }])));
    expect(payment()).toHaveTextContent(/^Nothing is due now\.Next: Balance, \$2,880\.00, when the work is done\./);
    expect(within(payment()).getByRole('link', { name: 'I have paid' })).toBeInTheDocument();
  });

  it('lists the payment schedule with the state of each instalment', () => {
    const entry = { share: null, dueDate: '', amount: 2400 };
    const schedule = [
      { ...entry, label: 'First', dueWhen: 'on signing' },
      { ...entry, label: 'Second', dueDate: '2027-01-15', dueWhen: '' },
    ];
    const terms = { ...PLAIN_TERMS, schedule };
    const { unmount } = open({ ...quoted(), quote: { ...quoted().quote!, schedule } });
    const list = () => screen.getByRole('list', { name: 'Payment schedule' });
    expect(list()).toHaveTextContent('Firston signing$2,400.00SecondJanuary 15, 2027$2,400.00');
    unmount();
    const paid = toPay(duesOf(terms, [{ amount: 1000 }], { today: '2026-11-24' }));
    const again = open({ ...paid, quote: { ...paid.quote!, schedule } });
    expect(list()).toHaveTextContent('Firston signing. Due, $1,000.00 paid$2,400.00SecondJanuary 15, 2027. Next');
    again.unmount();
    const { payment: later } = toPay(
      duesOf(terms, [{ amount: 2400 }], { invoices: [{ entry: 0, dueDate: '2026-12-08' }] }),
    );
    open({ ...paid, quote: { ...paid.quote!, schedule, depositPercent: 0 }, payment: later });
    expect(list()).toHaveTextContent('Firston signing. Paid');
    expect(screen.getByText(/first meeting\. We have received your payment\. If/)).toBeVisible();
  });

  it('is absent for an open quote and a paid one', () => {
    const { unmount } = open(quoted());
    expect(screen.queryByText(/due/)).toBeNull();
    unmount();
    open(toPay({ paid: 4900, due: 0, owed: 0, overpaid: 100 }));
    expect(screen.queryByRole('region', { name: /due/i })).toBeNull();
    expect(screen.getByText('Paid in full. Thank you.').parentElement).toHaveTextContent(
      'You paid $100.00 more than the total',
    );
    expect(screen.queryByText(/You have paid in full/)).toBeNull();
    expect(screen.queryByText(/first meeting/)).toBeNull();
  });

  it('shows received payments, also in the conversation', () => {
    const at = '2026-11-24T07:00:00.000Z';
    const first = { _id: 'p1', amount: 1000, day: '2026-11-23', method: 'cash', at } as const;
    open(toPay({ paid: 1000, due: 3800, payments: [first] }));
    expect(screen.getByText('Paid').nextSibling).toHaveTextContent('$1,000.00');
    expect(within(payment()).getByText('We received $1,000.00 on November 23, 2026.')).toBeVisible();
    expect(screen.getByText(/^We received your payment:/)).toHaveTextContent('$1,000.00');
  });

  it('lists receipts, and tells which are void', () => {
    const receipt: ListedDocument = {
      ...{ _id: 'd1', kind: 'receipt', number: 'RC-2026-0001', sourceId: 'p1', day: '2026-11-23', label: 'Payment' },
      ...{ total: 1000, currency: 'USD', entry: null, dueDate: null, isVoid: false },
    };
    open({ ...toPay(), documents: [receipt, { ...receipt, _id: 'd2', number: 'RC-2026-0002', isVoid: true }] });
    const documents = within(screen.getByRole('region', { name: 'Documents' }));
    expect(documents.getByRole('link', { name: 'Receipt RC-2026-0001' })).toHaveAttribute(
      'href',
      '/api/receipts/d1/pdf',
    );
    expect(documents.getAllByRole('listitem')[1]).toHaveTextContent('Receipt RC-2026-0002 (void)$1,000.00');
  });

  it('tells which invoices are cancelled, overdue or paid', () => {
    const invoice: ListedDocument = {
      ...{ _id: 'd1', kind: 'invoice', number: 'INV-2026-0001', sourceId: 'd1', day: '2026-11-23', label: 'Deposit' },
      ...{ total: 1000, currency: 'USD', entry: 0, dueDate: '2026-12-07', isVoid: false },
    };
    const note: ListedDocument = { ...invoice, _id: 'd2', kind: 'credit-note', number: 'CN-2026-0001' };
    const other = { ...invoice, _id: 'd3', sourceId: 'd3', number: 'INV-2026-0002' };
    const late = { ...other, _id: 'd4', sourceId: 'd4', number: 'INV-2026-0003', dueDate: '2026-11-23' };
    const paid = { ...other, _id: 'd5', sourceId: 'd5', number: 'INV-2026-0004', entry: 1 };
    const instalment = { label: '', dueDate: '', dueWhen: '', amount: 1000 };
    const instalments = [
      { ...instalment, paid: 0, state: 'due' as const },
      { ...instalment, paid: 1000, state: 'paid' as const },
    ];
    open({ ...toPay({ instalments }), documents: [invoice, note, other, late, paid] });
    const items = within(screen.getByRole('region', { name: 'Documents' })).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent('Invoice INV-2026-0001 (cancelled)$1,000.00');
    expect(items[1]).toHaveTextContent('Credit note CN-2026-0001$1,000.00');
    expect(items[2]).toHaveTextContent('Invoice INV-2026-0002$1,000.00, November 23, 2026. Due on December 7, 2026');
    expect(items[3]).toHaveTextContent('Invoice INV-2026-0003 (overdue)$1,000.00');
    expect(items[4]).toHaveTextContent(/^Invoice INV-2026-0004 \(paid\)\$1,000\.00, November 23, 2026$/);
  });

  it('sends one payment report, then shows it instead of the form', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    open(toPay());
    await userEvent.click(within(payment()).getByRole('link', { name: 'I have paid' }));
    expect(screen.getByRole('heading', { name: 'Have you paid?' })).toHaveFocus();
    await userEvent.click(form().getByRole('button', { name: 'Yes, I have paid' }));
    expect(form().getByLabelText(/^Email address/)).toHaveFocus();
    expect(api.callsOf(PAID)).toHaveLength(0);
    await userEvent.type(form().getByLabelText(/^How you paid/), 'Airtel, CI123');
    await userEvent.type(form().getByLabelText(/^Email address/), EMAIL);
    api.answer(PAID, { body: toPay(SAID) });
    api.answer(`GET /project/track/${REQUEST_ID}`, { body: toPay(SAID) });
    await userEvent.click(form().getByRole('button', { name: 'Yes, I have paid' }));
    const said = await screen.findByText(/^You told us on November 24, 2026 that you paid/);
    expect(said).toHaveFocus();
    expect(scroll.mock.contexts.at(-1)).toBe(said);
    expect(said).toHaveTextContent('Airtel, CI123');
    expect(payment()).toHaveTextContent(/^Balance due \$4,800\.00.*please do not pay it again.*0970/);
    expect(api.callsOf(PAID)[0]?.body).toEqual({ email: EMAIL, note: 'Airtel, CI123' });
    expect(screen.queryByRole('link', { name: 'I have paid' })).toBeNull();
  });

  it('says that the payment was reported on the page of an invoice', () => {
    open(toPay({ ...SAID, saidPaidInvoice: 'INV-2026-0001', methods: [] }));
    const teller = 'Someone with the link of invoice INV-2026-0001 told us';
    expect(payment()).toHaveTextContent(`${teller} on November 24, 2026 that you paid.`);
    expect(payment()).not.toHaveTextContent('payment details');
    expect(screen.getByText(`${teller} that you paid.`)).toBeVisible();
  });

  it.each([
    ['of an offer', quoted()],
    ['once it was said', toPay(SAID)],
  ])('has no form %s', (_when, request) => {
    open(request, `${PATH}?do=paid`);
    expect(screen.queryByRole('form', { name: 'Report a payment' })).toBeNull();
  });
});
