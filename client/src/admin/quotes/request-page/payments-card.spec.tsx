import type { Payment } from '@contract/payments';
import type { Quote } from '@contract/project';
import { QUOTE_TEXTS } from '@contract/quote-texts';
import { DEFAULT_SETTINGS, type StoredSettings } from '@contract/settings';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { FakeApi } from '@/testing/fake-api';
import { later, requestApi, sent, time } from '@/testing/office-request';
import { fill, renderAdmin } from '@/testing/render-admin';
import { useDashboard } from '../../shared/dashboard-store';
import { useQuoteSettings, useQuotes } from '../quote-store';
import { PaymentsCard } from './payments-card';

const accepted: Quote = { ...sent, status: 'accepted', depositPercent: 40, answeredBy: 'client', answeredAt: time };
const payment: Payment = {
  ...{ _id: 'p1', amount: 10_000, day: '2026-11-20', method: 'mobile_money', methodLabel: 'Airtel Money' },
  ...{ note: 'CI123', by: 'Ann Banda', at: time },
};

const invoice = {
  ...{ _id: 'i1', kind: 'invoice', number: 'INV-2026-0001', sourceId: 'i1', day: '2026-11-20', label: 'Deposit' },
  ...{ total: 13_363.2, currency: 'ZMW', entry: 0, dueDate: '2026-12-04', isVoid: false },
};

const SETTINGS: StoredSettings = {
  ...DEFAULT_SETTINGS,
  updatedAt: time,
  paymentMethods: [{ label: 'Airtel Money', details: '0970 000 000' }],
};

function Held() {
  const [isRecording, setIsRecording] = useState(false);
  return <PaymentsCard requestId="r1" isRecording={isRecording} onRecording={setIsRecording} />;
}

describe('payments of a request', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = requestApi();
  });

  const show = async (stored: Quote, role?: 'viewer') => {
    api.answer('GET /project/admin/quote/r1', { body: stored });
    const user = renderAdmin(<Held />, role && { role });
    act(() => useQuoteSettings.getState().put(SETTINGS));
    await act(() => useQuotes.getState().load('r1'));
    return user;
  };
  const dialog = () => within(screen.getByRole('dialog', { name: 'Record payment' }));
  /** Types an amount in place of the amount due, with which the dialog opens. */
  const type = async (user: UserEvent, amount: string) => {
    await user.clear(dialog().getByLabelText('Amount in Kwacha'));
    if (amount) await fill(user, dialog().getByLabelText('Amount in Kwacha'), amount);
  };
  const makeInvoice = async (user: UserEvent) => {
    await user.click(await screen.findByRole('button', { name: 'Make invoice for Deposit' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Make this invoice?' }));
    expect(asked.getByText(/^Instalment 1 of 2, Deposit: K13,363\.20, due .+\. /)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Make invoice' }));
  };
  const open = async (stored = accepted) => {
    const user = await show(stored);
    await user.click(screen.getByRole('button', { name: 'Record payment' }));
    return user;
  };

  it('are hidden before a quote is accepted', async () => {
    await show(sent);
    expect(screen.queryByRole('region', { name: 'Payments' })).toBeNull();
  });

  it('show the balance due and record a payment as typed', async () => {
    const user = await open();
    expect(screen.getByText('Deposit due').nextSibling).toHaveTextContent('K13,363.20');
    expect(dialog().getByLabelText('Amount in Kwacha')).toHaveValue('13,363.20');
    await type(user, 'K 10,000.50');
    await user.selectOptions(await dialog().findByLabelText('Paid to'), 'Airtel Money');
    await fill(user, dialog().getByLabelText('Note (optional)'), ' CI123 ');
    const recorded = { ...accepted, payments: [payment], updatedAt: later };
    api.answer('POST /project/r1/payments', { status: 201, body: recorded });
    await user.click(dialog().getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText('Payment recorded')).toBeVisible();
    const [call] = api.callsOf('POST /project/r1/payments');
    expect(call?.body).toEqual({
      ...{ amount: 10_000.5, day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), method: 'mobile_money', note: 'CI123' },
      methodLabel: 'Airtel Money',
      lastPaymentId: null,
    });
    expect(screen.getByRole('list', { name: 'Payments' })).toHaveTextContent(
      'K10,000.00 by mobile money (Airtel Money), November 20, 2026Recorded by Ann BandaCI123',
    );
    expect(screen.getByText('Deposit due').nextSibling).toHaveTextContent('K3,363.20');
  });

  it.each([
    ['', 'Amount is required.'],
    ['$500', 'This quote is in Kwacha. Enter the amount in Kwacha.'],
    ['4,8', 'Please write the number like 1250 or 1,250.50'],
    ['0', 'Amount must be at least 0.01.'],
  ])('reject an amount like "%s"', async (typed, words) => {
    const user = await open();
    await type(user, typed);
    await user.click(dialog().getByRole('button', { name: 'Record payment' }));
    expect(await dialog().findByText(words)).toBeVisible();
    expect(api.callsOf('POST /project/r1/payments')).toHaveLength(0);
  });

  it('show a colleague’s payment and keep the typed one', async () => {
    const user = await open();
    await type(user, '30000');
    const current = { ...accepted, payments: [payment] };
    api.answer('POST /project/r1/payments', { status: 409, body: { message: QUOTE_TEXTS.paidMeanwhile, current } });
    await user.click(dialog().getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText(QUOTE_TEXTS.paidMeanwhile)).toBeVisible();
    expect(dialog().getByLabelText('Amount in Kwacha')).toHaveValue('30000');
    expect(dialog().getByRole('alert')).toHaveTextContent(
      'Ann Banda recorded a payment: K10,000.00 by mobile money (Airtel Money)',
    );
    api.answer('POST /project/r1/payments', { status: 201, body: current });
    await user.click(dialog().getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText('K30,000.00 is more than the balance due of K23,408.00.')).toBeVisible();
    expect(screen.queryByText('Recording...')).toBeNull();
    await user.click(within(screen.getAllByRole('dialog').at(-1)!).getByRole('button', { name: 'Record payment' }));
    await waitFor(() => expect(api.callsOf('POST /project/r1/payments')).toHaveLength(2));
    expect(api.callsOf('POST /project/r1/payments')[1]?.body).toMatchObject({ lastPaymentId: 'p1' });
  });

  it('conflict with a payment recorded while the dialog is open', async () => {
    const user = await open();
    await type(user, '10000');
    act(() => useQuotes.getState().put({ ...accepted, payments: [payment] }, 'r1'));
    api.answer('POST /project/r1/payments', { status: 409, body: { message: QUOTE_TEXTS.paidMeanwhile } });
    await user.click(dialog().getByRole('button', { name: 'Record payment' }));
    await waitFor(() => expect(api.callsOf('POST /project/r1/payments')).toHaveLength(1));
    expect(api.callsOf('POST /project/r1/payments')[0]?.body).toMatchObject({ lastPaymentId: null });
  });

  it('show a reported payment and mark it as not received', async () => {
    const user = await show({ ...accepted, saidPaid: { note: 'By Airtel, CI9', at: time } });
    const word = screen.getByRole('alert');
    expect(word).toHaveTextContent(/^The client said on November 20, 2026.+ that they have paid\.By Airtel, CI9/);
    api.answer('DELETE /project/r1/paid', { body: accepted });
    await user.click(screen.getByRole('button', { name: 'Payment not received' }));
    const question = within(await screen.findByRole('dialog', { name: 'Mark as not received?' }));
    expect(question.getByText(/We will not email the client, so please tell them\./)).toBeVisible();
    expect(api.callsOf('DELETE /project/r1/paid')).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Mark as not received' }));
    await waitFor(() => expect(screen.queryByText(/By Airtel/)).toBeNull());
    expect(await screen.findByText('Marked as not received. Please tell the client.')).toBeVisible();
  });

  it('are removed after a question about the receipt', async () => {
    const user = await show({ ...accepted, payments: [payment] });
    await user.click(screen.getByRole('button', { name: 'Remove the payment of K10,000.00' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/The receipt becomes void\. We will email the client about this\./)).toBeVisible();
    api.answer('DELETE /project/r1/payments/p1', { body: accepted });
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No payment has been recorded yet.')).toBeVisible();
  });

  it('link to their receipts, and list void ones', async () => {
    const receipt = {
      ...{ _id: 'd1', kind: 'receipt', number: 'RC-2026-0001', sourceId: 'p1', day: '2026-11-20', label: 'Payment' },
      ...{ total: 10_000, currency: 'ZMW', entry: null, dueDate: null, isVoid: false },
    };
    const removed = { ...receipt, _id: 'd2', number: 'RC-2026-0002', sourceId: 'p2', isVoid: true };
    api.answer('GET /project/r1/documents', { body: [receipt, removed] });
    await show({ ...accepted, payments: [payment] });
    const link = await screen.findByRole('link', { name: 'Receipt RC-2026-0001' });
    expect(link).toHaveAttribute('href', '/api/receipts/d1/pdf');
    expect(screen.getByRole('list', { name: 'Payments' })).toContainElement(link);
    expect(screen.getByRole('link', { name: 'Receipt RC-2026-0002 (void)' })).toBeVisible();
  });

  it('make an invoice of an instalment, and show it with its state', async () => {
    const user = await show(accepted);
    api.answer('POST /project/r1/invoices', { status: 201, body: invoice });
    api.answer('GET /project/r1/documents', { body: [invoice] });
    await makeInvoice(user);
    expect(await screen.findByText('Invoice INV-2026-0001 issued and emailed')).toBeVisible();
    expect(api.callsOf('POST /project/r1/invoices')[0]?.body).toEqual({ entry: 0 });
    const listed = within(await screen.findByRole('list', { name: 'Invoices' }));
    expect(listed.getByRole('link', { name: 'Invoice INV-2026-0001' })).toHaveAttribute('href', '/api/invoices/i1/pdf');
    expect(listed.getByRole('listitem')).toHaveTextContent('Issued November 20, 2026, due December 4, 2026');
    expect(screen.queryByRole('button', { name: 'Make invoice for Deposit' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Make invoice for Balance' })).toBeVisible();
  });

  it.each([
    ['27.3456', 27.3456],
    ['', null],
  ])('ask for the exchange rate of an invoice in dollars: "%s"', async (typed, rate) => {
    const user = await show({ ...accepted, currency: 'USD' });
    await user.click(await screen.findByRole('button', { name: 'Make invoice for Deposit' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Make invoice' }));
    const make = asked.getByRole('button', { name: 'Make invoice' });
    await fill(user, asked.getByLabelText('Exchange rate (optional)'), '27.34567');
    await user.click(make);
    expect(await asked.findByText(/at most 4 decimals/)).toBeVisible();
    await user.clear(asked.getByLabelText('Exchange rate (optional)'));
    await fill(user, asked.getByLabelText('Exchange rate (optional)'), typed);
    api.answer('POST /project/r1/invoices', { status: 201, body: invoice });
    await user.click(make);
    expect(await screen.findByText('Invoice INV-2026-0001 issued and emailed')).toBeVisible();
    expect(api.callsOf('POST /project/r1/invoices').map(({ body }) => body)).toEqual([{ entry: 0, rate }]);
  });

  it('promise no email of an invoice without a mail server', async () => {
    const user = await show(accepted);
    api.answer('GET /dashboard', { body: { savesToOutbox: true } });
    await act(() => useDashboard.getState().reload());
    api.answer('POST /project/r1/invoices', { status: 201, body: invoice });
    await makeInvoice(user);
    expect(await screen.findByText(/^No mail server is set up\. Invoice INV-2026-0001 issued\./)).toBeVisible();
    act(() => useDashboard.getState().clear());
  });

  it('credit an invoice after a question', async () => {
    const note = { ...invoice, _id: 'c1', kind: 'credit-note', number: 'CN-2026-0001', sourceId: 'i1', dueDate: null };
    api.answer('GET /project/r1/documents', { body: [invoice] });
    const user = await show(accepted);
    await user.click(await screen.findByRole('button', { name: 'Credit invoice INV-2026-0001' }));
    const question = within(await screen.findByRole('dialog', { name: 'Credit invoice INV-2026-0001?' }));
    api.answer('POST /invoices/i1/credit', { status: 201, body: note });
    api.answer('GET /project/r1/documents', { body: [invoice, note] });
    await user.click(question.getByRole('button', { name: 'Credit' }));
    expect(await screen.findByRole('link', { name: 'Credit note CN-2026-0001' })).toBeVisible();
    expect(screen.getByText('Credited')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Make invoice for Deposit' })).toBeVisible();
  });

  it('offer viewers no invoices to make or credit', async () => {
    await show(accepted, 'viewer');
    expect(await screen.findByRole('list', { name: 'Instalments' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /invoice/i })).toBeNull();
  });
});
