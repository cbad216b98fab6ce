import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeApi } from '@/testing/fake-api';
import { later, lines, quote, request, requestApi, sent, time } from '@/testing/office-request';
import { fill, renderAdmin } from '@/testing/render-admin';
import { useQuotes } from '../quote-store';
import { RequestPage } from './request-page';

let api: FakeApi;
beforeEach(() => {
  api = requestApi();
});

/** Starts a revision of the sent quote. */
const revise = async (user: ReturnType<typeof renderAdmin>) =>
  user.click(await screen.findByRole('button', { name: 'Revise or send again' }));

const show = () => renderAdmin(<RequestPage id="r1" />, { at: '/admin/quotes?request=r1' });
const cell = (name: string) => screen.findByLabelText(name);
const savedBody = () => api.callsOf('POST /project/quote')[0]?.body;

describe('quote card', () => {
  it('shows which instalments of an accepted quote are due', async () => {
    const entry = { share: 50, amount: null, dueWhen: '' };
    const schedule = [
      { ...entry, label: 'First', dueDate: '2099-01-01' },
      { ...entry, label: 'Second', dueDate: '2099-02-01' },
    ];
    const invoice = {
      ...{ _id: 'i1', kind: 'invoice', number: 'INV-2026-0001', sourceId: 'i1', day: '2026-11-20', label: 'First' },
      ...{ total: 16_704, currency: 'ZMW', entry: 0, dueDate: '2099-01-01', isVoid: false },
    };
    api.answer('GET /project/r1', { body: { ...request, status: 'accepted' } });
    api.answer('GET /project/admin/quote/r1', { body: { ...sent, status: 'accepted', schedule } });
    api.answer('GET /project/r1/documents', { body: [invoice] });
    show();
    expect(await screen.findByText('January 1, 2099. Due')).toBeVisible();
    expect(screen.getByText('February 1, 2099. Next')).toBeVisible();
  });

  it('sums typed lines in the currency of the settings', async () => {
    api.answer('POST /project/quote', { status: 201, body: quote });
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByLabelText('Unit price, line 1')).toHaveFocus());
    await user.keyboard('24,000');
    expect(screen.getByLabelText('Valid until')).toHaveAccessibleDescription(/the quote is valid for 30 days/);
    await fill(user, await cell('Description, line 1'), 'School register');
    await user.keyboard('{Enter}');
    expect(await cell('Description, line 2')).toHaveFocus();
    await user.keyboard('Moving records');
    await user.clear(await cell('Quantity, line 2'));
    await fill(user, await cell('Quantity, line 2'), '640');
    await fill(user, await cell('Unit price, line 2'), '7.50');
    expect(screen.getByText('K4,800.00')).toBeVisible();
    expect(screen.getAllByText('K33,408.00')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Save as draft' }));
    expect(await screen.findByText('Quote saved successfully')).toBeVisible();
    expect(savedBody()).toMatchObject({
      projectRequestId: 'r1',
      lines,
      currency: 'ZMW',
      vatPercent: 16,
      status: 'draft',
    });
    expect(savedBody()).not.toHaveProperty('price');
    expect(savedBody()).not.toHaveProperty('isMailed');
  });

  it('takes a payment schedule in place of the deposit', async () => {
    api.answer('POST /project/quote', { status: 201, body: quote });
    const user = show();
    await fill(user, await cell('Description, line 1'), 'School register');
    await fill(user, await cell('Unit price, line 1'), '10,000');
    await fill(user, await cell('Deposit (percent)'), '40');
    await user.click(screen.getByRole('button', { name: 'Add payment schedule' }));
    const schedule = within(screen.getByRole('region', { name: 'Payment schedule' }));
    expect(screen.queryByRole('textbox', { name: 'Deposit (percent)' })).toBeNull();
    expect(await cell('Name, instalment 1')).toHaveFocus();
    expect(schedule.getByText('K4,640.00')).toBeVisible();
    await user.click(schedule.getByRole('button', { name: 'Add instalment' }));
    expect(await cell('Name, instalment 3')).toHaveFocus();
    await user.keyboard('Support');
    await fill(user, await cell('Share, instalment 3'), '10');
    await fill(user, await cell('Or in words, instalment 3'), 'after a year');
    expect(schedule.getByText('110% of 100%')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save as draft' }));
    expect(await schedule.findByRole('alert')).toHaveTextContent('They add up to 110%.');
    await waitFor(() => expect(screen.getByLabelText('Share, instalment 1')).toHaveFocus());
    expect(savedBody()).toBeUndefined();
    await user.clear(await cell('Share, instalment 2'));
    await fill(user, await cell('Share, instalment 2'), '50');
    await user.click(schedule.getByRole('button', { name: 'Move instalment 3 up' }));
    expect(schedule.getByText('Instalment 2 of 3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save as draft' }));
    expect(await screen.findByText('Quote saved successfully')).toBeVisible();
    const entry = { amount: null, dueDate: '' };
    expect(savedBody()).toMatchObject({
      schedule: [
        { ...entry, label: 'Deposit', share: 40, dueWhen: 'before work starts' },
        { ...entry, label: 'Support', share: 10, dueWhen: 'after a year' },
        { ...entry, label: 'Balance', share: 50, dueWhen: 'when the work is done' },
      ],
    });
  });

  it('takes amounts, and no schedule when all instalments are removed', async () => {
    const user = show();
    await fill(user, await cell('Unit price, line 1'), '10,000');
    await user.click(screen.getByRole('button', { name: 'Add payment schedule' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Divide the total' }), 'By amount');
    await fill(user, await cell('Amount, instalment 1'), '$5');
    await user.tab();
    expect(await screen.findByText('This quote is in Kwacha. Enter the amount in Kwacha.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove instalment 2' }));
    await user.click(screen.getByRole('button', { name: 'Remove instalment 1' }));
    expect(screen.queryByRole('combobox', { name: 'Divide the total' })).toBeNull();
    expect(await cell('Deposit (percent)')).toBeVisible();
  });

  it('names characters that the PDF cannot print before sending', async () => {
    const user = show();
    await fill(user, await cell('Description, line 1'), 'Register ☎ for Łukasz');
    expect(screen.getByText(/^The PDF cannot print ☎ and/)).toBeVisible();
    await fill(user, screen.getByLabelText('Notes for the client'), 'ሰላም ☎');
    expect(screen.getByText(/^The PDF cannot print .*ሰ, .* and shows a question mark/)).toBeVisible();
    await user.clear(await cell('Description, line 1'));
    await user.clear(screen.getByLabelText('Notes for the client'));
    expect(screen.queryByText(/cannot print/)).toBeNull();
  });

  it('names them at once for pasted rows', async () => {
    const user = show();
    fireEvent.paste(await cell('Description, line 1'), {
      clipboardData: { getData: () => 'School register\t1\t$24,000.00\nTraining\t2\t$500' },
    });
    expect(await screen.findAllByRole('button', { name: 'Change to US Dollar' })).toHaveLength(2);
    await user.click(screen.getAllByRole('button', { name: 'Change to US Dollar' })[0]!);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getAllByText('$29,000.00')).toHaveLength(2);
  });

  it('explains the effects of Send, then sends the next revision', async () => {
    api.answer('GET /project/admin/quote/r1', { body: sent });
    const revised = { ...sent, price: 40_000, updatedAt: later };
    api.answer('POST /project/quote', { body: revised });
    const msg = 'The quote was sent to the client.';
    api.answer('POST /project/quote/send-email', {
      body: { success: true, message: msg, msg, quote: { ...revised, revision: 2 } },
    });
    const user = show();
    await revise(user);
    const discount = await screen.findByLabelText('Discount');
    expect(screen.getByRole('heading', { name: 'Quote' })).toBeVisible();
    expect(screen.getByLabelText('Valid until')).toBeVisible();
    await user.clear(discount);
    await fill(user, screen.getByLabelText('Discount'), '800');
    expect(screen.getByRole('heading', { name: 'Quote, revision 2' })).toBeVisible();
    expect(screen.getByText('was K33,408.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save as draft' }));
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent(/Save revision 2 as a draft\?The client cannot see the quote/);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(savedBody()).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Send revision 2' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/K32,480\.00, 8 weeks\) will be saved and sent to Ruth Zimba/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Send revision 2' }));
    expect(await screen.findByText(msg)).toBeVisible();
    // After sending, the quote is read-only again.
    expect(await screen.findByRole('button', { name: 'Revise or send again' })).toBeVisible();
    expect(savedBody()).toMatchObject({ status: 'sent', isMailed: true, discount: 800, updatedAt: time });
    expect(api.callsOf('POST /project/quote/send-email')[0]?.body).toEqual({ quoteId: 'q1' });
  });

  it('keeps typed text after the client’s answer and says where', async () => {
    api.answer('GET /project/admin/quote/r1', { body: sent });
    const user = show();
    await revise(user);
    await fill(user, await screen.findByLabelText('Notes for the client'), 'Half at the start.');
    const accepted = { status: 'accepted', answeredBy: 'client', updatedAt: later };
    api.answer('GET /project/admin/quote/r1', { body: { ...sent, ...accepted } });
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(/^Draft saved on this device\. Reopen the request/)).toBeVisible();
    act(() => useQuotes.getState().put({ ...sent, status: 'draft', updatedAt: later }, 'r1'));
    expect(await screen.findByLabelText('Notes for the client')).toHaveValue('Half at the start.');
  });

  it('stays read-only after acceptance until reopened', async () => {
    const accepted = { ...sent, status: 'accepted' as const, answeredBy: 'client' as const };
    api.answer('GET /project/admin/quote/r1', { body: accepted });
    api.answer('GET /project/r1', { body: { ...request, status: 'accepted' } });
    api.answer('PUT /project/r1', { body: request });
    const user = show();
    expect(await screen.findByText(/^Accepted and rejected quotes cannot be edited/)).toBeVisible();
    expect(screen.queryByLabelText('Discount')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'PDF' })).toHaveAttribute('href', '/api/project/quote/r1/pdf');
    expect(screen.queryByRole('button', { name: 'Reopen' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Reopen' }));
    api.answer('GET /project/admin/quote/r1', { body: { ...sent, status: 'draft', updatedAt: later } });
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Reopen' }));
    expect(await screen.findByLabelText('Discount')).toBeVisible();
    expect(api.callsOf('PUT /project/r1')[0]?.body).toEqual({ status: 'in_review', updatedAt: time });
    expect(screen.getByRole('heading', { name: 'Quote, revision 2' })).toBeVisible();
  });
});
