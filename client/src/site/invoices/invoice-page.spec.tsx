import type { VisitorInvoice } from '@contract/documents';
import { invoiceRead } from '@contract/read-paths';
import type { PageRead } from '@contract/rendering';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshApi } from '@/testing/fake-api';
import { renderSite } from '@/testing/render-site';
import { Page } from './invoice-page';

const ID = '6740f2c1a9d3e85b7c21f04d';
const INVOICE: VisitorInvoice = {
  ...{ _id: ID, number: 'INV-2026-0001', day: '2026-11-20', state: 'open', paid: 0, creditNote: null },
  from: {
    ...{ siteName: 'Mosi', address: 'Cairo Road, Lusaka', contactPhone: '+260 970 000 000' },
    ...{ contactEmail: 'info@mosi.example', tpin: '1000000000' },
  },
  to: { name: 'Bwalya Mulenga', organisation: 'Kabulonga School', tpin: '2000000000' },
  ...{ service: 'Web App Designing', quoteNumber: 'Q-2026-0042', currency: 'ZMW' },
  lines: [{ text: 'School register', quantity: 1, unitPrice: 10_000 }],
  ...{ discount: 0, vatPercent: 16, agreed: 11_600, label: 'Deposit', total: 4_640, vat: 640 },
  methods: [{ label: 'Airtel Money', details: '0970 000 000 or *115#' }],
  ...{ entry: 0, dueDate: '2026-12-04', payment: null, credits: null, saidPaidAt: null, saidPaidNote: '' },
};

describe('the page of an invoice', () => {
  const api = freshApi();
  const open = (read: PageRead, query = '') =>
    renderSite(<Page params={{ id: ID, slug: '', token: '' }} />, {
      at: `/invoices/${ID}${query}`,
      reads: { [invoiceRead(ID)]: read },
    });
  const show = (changes: Partial<VisitorInvoice> = {}) => open({ value: { ...INVOICE, ...changes } });
  const sheet = (name = 'Tax invoice INV-2026-0001') => within(screen.getByRole('article', { name }));

  it('shows the amount, both sides, the VAT and how to pay', () => {
    show();
    expect(screen.getByRole('region', { name: /^Amount/ })).toHaveTextContent(
      /K4,640\.00 Copy the amountDue on December 4, 2026\..*INV-2026-0001.*Airtel Money0970 000 000 Copy 0970 000 000 or \*115#/,
    );
    expect(screen.getByRole('link', { name: 'Download PDF' })).toHaveAttribute('href', `/api/invoices/${ID}/pdf`);
    expect(sheet().getByText(/Client TPIN 2000000000/)).toBeVisible();
    expect(sheet().getByText('Amount without VAT').nextSibling).toHaveTextContent('K4,000.00');
    expect(sheet().getByText('Total to pay').nextSibling).toHaveTextContent('K4,640.00');
  });

  it('copies the amount that is left, and links to dial', async () => {
    const user = userEvent.setup();
    show({ paid: 1_000.1 });
    await user.click(screen.getByRole('button', { name: 'Copy the amount' }));
    // biome-ignore lint/plugin: the test's own clipboard
    expect(await navigator.clipboard.readText()).toBe('3639.9');
    expect(screen.getByRole('link', { name: '*115#' })).toHaveAttribute('href', 'tel:*115%23');
  });

  it('reports a payment without an email address, then shows the report', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: 'I have paid' }));
    expect(screen.getByRole('heading', { name: 'Have you paid?' })).toHaveFocus();
    const form = within(screen.getByRole('form', { name: 'Report a payment' }));
    expect(form.getAllByRole('textbox')).toHaveLength(1);
    await userEvent.type(form.getByLabelText(/^How you paid/), 'Airtel, CI123');
    const said = { saidPaidAt: '2026-11-24T08:00:00.000Z', saidPaidNote: 'Airtel, CI123' };
    api.answer(`POST /invoices/${ID}/paid`, { body: { ...INVOICE, ...said } });
    await userEvent.click(form.getByRole('button', { name: 'Yes, I have paid' }));
    const text = await screen.findByText(/^This payment was reported on November 24, 2026\./);
    expect(text).toHaveFocus();
    expect(text).toHaveTextContent('Airtel, CI123');
    expect(screen.getByRole('status')).toHaveTextContent(/^We are checking the reported payment, so please do not/);
    expect(screen.getByText('Airtel Money')).toBeVisible();
    expect(api.callsOf(`POST /invoices/${ID}/paid`)[0]?.body).toEqual({ note: 'Airtel, CI123' });
    expect(screen.queryByRole('link', { name: 'I have paid' })).toBeNull();
  });

  it.each([
    ['paid', { state: 'paid' }],
    ['credited', { state: 'credited' }],
    ['reported as paid', { saidPaidAt: '2026-11-24T08:00:00.000Z' }],
  ] as const)('has no form once it is %s', (_how, changes) => {
    open({ value: { ...INVOICE, ...changes } }, '?do=paid');
    expect(screen.queryByRole('form', { name: 'Report a payment' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'I have paid' })).toBeNull();
  });

  it('asks only for what is left to pay', () => {
    show({ paid: 1_000.1 });
    const amount = screen.getByRole('region', { name: /^Amount/ });
    expect(amount).toHaveTextContent(/K4,640\.00Paid so farK1,000\.10Left to payK3,639\.90 Copy the amountDue on/);
    expect(sheet().getByText('Total to pay').nextSibling).toHaveTextContent('K4,640.00');
  });

  it('says that payments of a cancelled invoice stay counted', () => {
    show({ state: 'credited', paid: 1_000, creditNote: { _id: 'c1', number: 'CN-2026-0001', day: '2026-11-21' } });
    expect(screen.getByRole('status')).toHaveTextContent('Your payment of K1,000.00 still counts towards the quote.');
    expect(screen.queryByText('Left to pay')).toBeNull();
  });

  it('begins with the instalment, above the quote in full', () => {
    show({ currency: 'USD', rate: 27.3456 });
    expect(sheet().getByText('Total in Kwacha').nextSibling).toHaveTextContent('K126,883.58');
    expect(
      sheet()
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Deposit, 40% of quote Q-2026-0042', 'The quote in full']);
    expect(sheet().getByRole('region', { name: 'The quote in full' })).toHaveTextContent('School register');
  });

  it('is no tax invoice without VAT', () => {
    show({ vat: 0, vatPercent: 0 });
    expect(sheet('Invoice INV-2026-0001').queryByText('Amount without VAT')).toBeNull();
  });

  it.each([
    ['overdue', 'This invoice is overdue.', true],
    ['paid', 'Paid in full. Thank you.', false],
    ['credited', 'This invoice is cancelled. You do not need to pay it.', false],
  ] as const)('says that it is %s', (state, words, asksForMoney) => {
    show({ state, creditNote: state === 'credited' ? { _id: 'c1', number: 'CN-2026-0001', day: '2026-11-21' } : null });
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.queryByText('Airtel Money') !== null).toBe(asksForMoney);
    expect(sheet().queryByText('Total to pay') !== null).toBe(asksForMoney);
    expect(screen.queryByRole('link', { name: 'Credit note CN-2026-0001' }) !== null).toBe(state === 'credited');
  });

  it('says that it is unknown, or could not be loaded', () => {
    const { unmount } = open({ status: 404, message: 'Not found.' });
    expect(screen.getByRole('heading', { name: 'We could not find this invoice' })).toBeVisible();
    unmount();
    open({ status: 503, message: 'Away.' });
    expect(screen.getByRole('heading', { name: 'We could not load this page' })).toBeVisible();
  });
});
