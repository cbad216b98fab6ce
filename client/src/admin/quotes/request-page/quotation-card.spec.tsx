import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeApi } from '@/testing/fake-api';
import { later, lines, quote, request, requestApi, sent, time } from '@/testing/office-request';
import { fill, renderAdmin } from '@/testing/render-admin';
import { useQuotes } from '../quote-store';
import { RequestPage } from './request-page';

let api: FakeApi;
beforeEach(() => {
  api = requestApi();
});

/** Begins to revise what was sent. */
const revise = async (user: ReturnType<typeof renderAdmin>) =>
  user.click(await screen.findByRole('button', { name: 'Revise or send again' }));

const show = () => renderAdmin(<RequestPage id="r1" />, { at: '/admin/quotes?request=r1' });
const cell = (name: string) => screen.findByRole('textbox', { name });
const savedBody = () => api.callsOf('POST /project/quote')[0]?.body;

describe('the quotation', () => {
  it('is written line by line, in the currency of the settings, and summed meanwhile', async () => {
    api.answer('POST /project/quote', { status: 201, body: quote });
    const user = show();
    await fill(user, await cell('What, line 1'), 'School register');
    await fill(user, await cell('Unit price, line 1'), '24,000');
    await user.keyboard('{Enter}');
    expect(await cell('What, line 2')).toHaveFocus();
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

  describe('of a request that was deleted meanwhile', () => {
    const saveTooLate = async () => {
      const deleted = { id: 't1', name: 'Training', at: time, by: 'Mary Banda' };
      api.answer('POST /project/quote', { status: 404, body: { message: 'Not found.', deleted } });
      const user = show();
      await fill(user, await cell('What, line 1'), 'School register');
      await fill(user, await cell('Unit price, line 1'), '24,000');
      await user.click(screen.getByRole('button', { name: 'Save as draft' }));
      expect(await screen.findByRole('heading', { name: /^Training was deleted by Mary Banda/ })).toHaveFocus();
      expect(screen.queryByRole('button', { name: 'Save as draft' })).not.toBeInTheDocument();
      return user;
    };

    it('is saved after its restore', async () => {
      const user = await saveTooLate();
      api.answer('POST /trash/t1/restore', { body: { success: true } });
      api.answer('POST /project/quote', { status: 201, body: quote });
      await user.click(screen.getByRole('button', { name: 'Restore' }));
      await user.click(await screen.findByRole('button', { name: 'Save as draft' }));
      expect(await screen.findByText('Quote saved successfully')).toBeVisible();
      expect(api.callsOf('POST /trash/t1/restore')).toHaveLength(1);
      const [first, again] = api.callsOf('POST /project/quote');
      expect(again?.body).toEqual(first?.body);
    });
  });

  it('says by the sign what the PDF cannot print, before it is sent', async () => {
    const user = show();
    await fill(user, await cell('What, line 1'), 'Register ✓ for Łukasz');
    expect(screen.getByText(/^The PDF cannot print ✓:/)).toBeVisible();
    await fill(user, screen.getByLabelText('Notes for the client'), 'ሰላም ✓');
    expect(screen.getByText(/^The PDF cannot print .*ሰ, .*: the page and the mail show them/)).toBeVisible();
    await user.clear(await cell('What, line 1'));
    await user.clear(screen.getByLabelText('Notes for the client'));
    expect(screen.queryByText(/cannot print/)).toBeNull();
  });

  it('adds the VAT to lines also before one is priced, and includes it in a price alone', async () => {
    const user = show();
    expect(await cell('VAT (percent)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
    expect(await cell('VAT, included (percent)')).toBeVisible();
  });

  it('takes rows of a spreadsheet', async () => {
    show();
    const field = await cell('What, line 1');
    fireEvent.paste(field, {
      clipboardData: { getData: () => 'School register\t1\t24,000.00\nMoving records\t640\t7.50' },
    });
    expect(await cell('Unit price, line 1')).toHaveValue('24,000.00');
    expect(await cell('Quantity, line 2')).toHaveValue('640');
    expect(screen.getAllByText('K33,408.00')).toHaveLength(2);
  });

  it('says so at once of rows of a spreadsheet', async () => {
    const user = show();
    fireEvent.paste(await cell('What, line 1'), {
      clipboardData: { getData: () => 'School register\t1\t$24,000.00\nTraining\t2\t$500' },
    });
    expect(await screen.findAllByRole('button', { name: 'Change to US Dollar' })).toHaveLength(2);
    await user.click(screen.getAllByRole('button', { name: 'Change to US Dollar' })[0]!);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getAllByText('$29,000.00')).toHaveLength(2);
  });

  it('moves a line by keyboard, with the focus, and brings a removed one back', async () => {
    api.answer('GET /project/admin/quote/r1', { body: quote });
    const user = show();
    await user.click(await cell('Quantity, line 1'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await cell('What, line 1')).toHaveValue('Moving records');
    expect(await cell('Quantity, line 2')).toHaveFocus();
    expect(screen.getByText('Line 2 of 2')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
    expect(screen.queryByRole('textbox', { name: 'What, line 2' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await cell('What, line 1')).toHaveValue('Moving records');
  });

  it('corrects no number, and says at its cell what is wrong', async () => {
    api.answer('GET /project/admin/quote/r1', { body: quote });
    const user = show();
    const field = await cell('Quantity, line 2');
    await user.clear(field);
    await fill(user, field, '10,001');
    fireEvent.wheel(field, { deltaY: 100 });
    await user.click(screen.getByRole('button', { name: 'Save as draft' }));
    expect(field).toHaveValue('10,001');
    expect(field).toHaveAccessibleDescription('Quantity must be at most 10,000.');
    await waitFor(() => expect(field).toHaveFocus());
    expect(api.callsOf('POST /project/quote')).toHaveLength(0);
  });

  it('shows what the server says of a line at its cell', async () => {
    api.answer('GET /project/admin/quote/r1', { body: quote });
    const errors = [{ field: 'lines.1.quantity', message: 'Quantity must be at least 1.' }];
    api.answer('POST /project/quote', { status: 400, body: { message: 'Please check the marked fields.', errors } });
    const user = show();
    await fill(user, await cell('Quantity, line 1'), '2');
    await user.click(screen.getByRole('button', { name: 'Save as draft' }));
    expect(await screen.findByText('Failed to save quote. Please try again.')).toBeVisible();
    expect(await cell('Quantity, line 2')).toHaveAccessibleDescription('Quantity must be at least 1.');
    expect(await cell('Quantity, line 1')).toHaveValue('12');
  });

  it('says what sending does, then saves and mails the next revision', async () => {
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
    expect(screen.getByRole('heading', { name: 'Quotation' })).toBeVisible();
    expect(screen.getByLabelText('Valid until')).toBeVisible();
    await user.clear(discount);
    await fill(user, screen.getByLabelText('Discount'), '800');
    expect(screen.getByRole('heading', { name: 'Quotation, revision 2' })).toBeVisible();
    expect(screen.getByText('was K33,408.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send revision 2' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/K32,480\.00 over 8 weeks is saved and goes to Ruth Zimba/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Send revision 2' }));
    expect(await screen.findByText(msg)).toBeVisible();
    // It stands again as it was sent.
    expect(await screen.findByRole('button', { name: 'Revise or send again' })).toBeVisible();
    expect(savedBody()).toMatchObject({ status: 'sent', isMailed: true, discount: 800, updatedAt: time });
    expect(api.callsOf('POST /project/quote/send-email')[0]?.body).toEqual({ quoteId: 'q1' });
  });

  it('keeps what was typed while the client answered, and says where it is', async () => {
    api.answer('GET /project/admin/quote/r1', { body: sent });
    const user = show();
    await revise(user);
    await fill(user, await screen.findByLabelText('Notes for the client'), 'Half at the start.');
    const accepted = { status: 'accepted', answeredBy: 'client', updatedAt: later };
    api.answer('GET /project/admin/quote/r1', { body: { ...sent, ...accepted } });
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(/^What you typed before that is kept/)).toBeVisible();
    useQuotes.getState().put({ ...sent, status: 'draft', updatedAt: later }, 'r1');
    expect(await screen.findByLabelText('Notes for the client')).toHaveValue('Half at the start.');
  });

  it('warns that what is typed and not saved does not go with another status', async () => {
    api.answer('GET /project/r1', { body: { ...request, status: 'quoted' } });
    api.answer('GET /project/admin/quote/r1', { body: sent });
    const user = show();
    await revise(user);
    await fill(user, await screen.findByLabelText('Notes for the client'), 'Half at the start.');
    await user.click(screen.getByRole('button', { name: 'Update Status' }));
    const dialog = await screen.findByRole('dialog', { name: 'Update Request Status' });
    await user.selectOptions(within(dialog).getByLabelText('New status'), 'Accepted');
    expect(await within(dialog).findByText(/^What you typed into the quotation is not saved/)).toBeVisible();
  });

  it('is restored after a reload, until it is discarded', async () => {
    api.answer('GET /project/admin/quote/r1', { body: quote });
    const user = show();
    await fill(user, await screen.findByLabelText('Notes for the client'), 'Half at the start.');
    document.body.innerHTML = '';
    api.answer('GET /project/admin/quote/r1', { body: { ...quote, teamSize: 'Four people', updatedAt: later } });
    show();
    expect(await screen.findByText('Your unsaved changes were restored.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByLabelText('Notes for the client')).toHaveValue('');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText('Notes for the client')).toHaveValue('Half at the start.');
  });

  it('stays as it was accepted, until somebody reopens it', async () => {
    const accepted = { ...sent, status: 'accepted' as const, answeredBy: 'client' as const };
    api.answer('GET /project/admin/quote/r1', { body: accepted });
    api.answer('GET /project/r1', { body: { ...request, status: 'accepted' } });
    api.answer('PUT /project/r1', { body: request });
    const user = show();
    expect(await screen.findByText(/^What was accepted or rejected does not change/)).toBeVisible();
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
    expect(screen.getByRole('heading', { name: 'Quotation, revision 2' })).toBeVisible();
  });
});
