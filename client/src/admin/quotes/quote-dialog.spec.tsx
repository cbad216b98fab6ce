import { DEFAULT_SETTINGS } from '@contract/settings';
import { screen, waitFor, within } from '@testing-library/react';
import type { FakeApi } from '@/testing/fake-api';
import { ALL, pageOf, QUOTE, quote, quotesApi, request, showQuotes, time } from '@/testing/quote-list';
import { fill } from '@/testing/render-admin';

let api: FakeApi;
beforeEach(() => {
  api = quotesApi();
});

describe('the quote dialog', () => {
  it('gets its first quote once it is open again', async () => {
    api.answer(ALL, pageOf([{ ...request, status: 'accepted' }]));
    const { open } = showQuotes();
    const dialog = await open('Quote for Ruth Zimba');
    expect(within(dialog).getByText('Reopen the request first.')).toBeVisible();
    expect(within(dialog).queryByLabelText('Price (USD)')).not.toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Save Quote' })).toBeDisabled();
  });

  it('is told what mailing makes of it, and mails nothing that has ended', async () => {
    const { user, open } = showQuotes();
    const dialog = await open('Quote for Ruth Zimba');
    const mailed = within(dialog).getByRole('checkbox', { name: 'Email the quote to the client after saving' });
    expect(within(dialog).getByText('The request becomes in review.')).toBeVisible();
    await user.click(mailed);
    expect(await within(dialog).findByText('The request becomes quoted.')).toBeVisible();
    await user.selectOptions(within(dialog).getByLabelText('Status'), 'Accepted');
    expect(await within(dialog).findByText('The request becomes accepted too.')).toBeVisible();
    expect(mailed).not.toBeInTheDocument();
    api.answer('POST /project/quote', { status: 201, body: { ...quote, status: 'accepted' } });
    await user.clear(within(dialog).getByLabelText('Price (USD)'));
    await fill(user, within(dialog).getByLabelText('Price (USD)'), '450');
    await user.click(within(dialog).getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByText('Quote saved successfully')).toBeInTheDocument();
    expect(api.callsOf('POST /project/quote/send-email')).toHaveLength(0);
  });

  it('is saved also when its email is refused, and says both', async () => {
    api.answer('POST /project/quote', { status: 201, body: quote });
    api.answer('POST /project/quote/send-email', { status: 502, body: { message: 'The mail server refused it.' } });
    const { user, open } = showQuotes();
    const dialog = within(await open('Quote for Ruth Zimba'));
    await user.clear(dialog.getByLabelText('Price (USD)'));
    await fill(user, dialog.getByLabelText('Price (USD)'), '250');
    await user.click(dialog.getByRole('checkbox', { name: 'Email the quote to the client after saving' }));
    await user.click(dialog.getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByText('Failed to save quote and send email.')).toBeInTheDocument();
    expect(screen.getByText(/The quote is saved\. Send its email again from the request\.$/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('takes no price under the sign of another currency, and changes to that one at a press', async () => {
    api.answer('POST /project/quote', { status: 201, body: quote });
    const { user, open } = showQuotes();
    const dialog = within(await open('Quote for Ruth Zimba'));
    await user.clear(dialog.getByLabelText('Price (USD)'));
    await fill(user, dialog.getByLabelText('Price (USD)'), 'K850');
    await user.click(dialog.getByRole('button', { name: 'Save Quote' }));
    const words = 'This is an amount in Kwacha, but the quote is in US Dollar.';
    expect(await dialog.findByText(words)).toBeVisible();
    expect(api.callsOf('POST /project/quote')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Change to Kwacha' }));
    expect(dialog.getByLabelText('Price (ZMW)')).toHaveValue('K850');
    await waitFor(() => expect(dialog.queryByText(words)).not.toBeInTheDocument());
    await user.click(dialog.getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByText('Quote saved successfully')).toBeInTheDocument();
    expect(api.callsOf('POST /project/quote')[0]?.body).toMatchObject({ price: 850, currency: 'ZMW' });
  });

  it('closes without a question while nothing was typed', async () => {
    const { user, open } = showQuotes();
    await open('Quote for Ruth Zimba');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps a changed currency with the price that was typed for it', async () => {
    const { user, open } = showQuotes();
    const dialog = within(await open('Quote for Ruth Zimba'));
    await user.clear(dialog.getByLabelText('Price (USD)'));
    await fill(user, dialog.getByLabelText('Price (USD)'), 'K850');
    await user.tab();
    await user.click(await dialog.findByRole('button', { name: 'Change to Kwacha' }));
    await waitFor(() => expect(localStorage.length + sessionStorage.length).toBeGreaterThan(0));
    const kept = Object.values({ ...localStorage, ...sessionStorage }).join();
    expect(kept).toContain('"currency":"ZMW"');
  });

  it('gets a new quote with the defaults', async () => {
    api.answer('POST /project/quote', { status: 201, body: quote });
    const { user, open } = showQuotes();
    const dialog = await open('Quote for Ruth Zimba');
    await user.click(within(dialog).getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByText('Quote saved successfully')).toBeInTheDocument();
    expect(api.callsOf('POST /project/quote')[0]?.body).toMatchObject({
      projectRequestId: 'r1',
      price: 0,
      lines: [],
      // The note beside the field.
      currency: 'USD',
      timeEstimate: 4,
      teamSize: 'Small Team (2-3 people)',
      notes: '',
      status: 'draft',
      // Older than any quote that a colleague may have written meanwhile.
      updatedAt: '1970-01-01T00:00:00.000Z',
    });
  });

  it('wants a price before a quote is sent, at the field and before the mail', async () => {
    const { user, open } = showQuotes();
    const dialog = await open('Quote for Ruth Zimba');
    await user.selectOptions(within(dialog).getByLabelText('Status'), 'Sent');
    await user.click(within(dialog).getByRole('button', { name: 'Save Quote' }));
    expect(await within(dialog).findByText('Give a price before you send the quote.')).toBeVisible();
    await waitFor(() => expect(within(dialog).getByLabelText('Price (USD)')).toHaveFocus());
    expect(api.callsOf('POST /project/quote')).toHaveLength(0);
  });

  it.each([
    ['expired', 'Accepted'],
    ['draft', 'Accepted'],
    ['expired', 'Rejected'],
  ] as const)('keeps the last day that is over where staff say how a quote ended: %s to %s', async (status, end) => {
    api.answer(QUOTE, { body: { ...quote, status, revision: 1, validUntil: '2020-10-01' } });
    api.answer('POST /project/quote', { body: { ...quote, status: 'accepted' } });
    const { user, open } = showQuotes();
    const dialog = await open('Quote for Ruth Zimba');
    await user.selectOptions(within(dialog).getByLabelText('Status'), end);
    await user.click(within(dialog).getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByText('Quote saved successfully')).toBeInTheDocument();
    const [{ body }] = api.callsOf('POST /project/quote');
    expect(body).toMatchObject({ status: end.toLowerCase(), price: 4250 });
    expect(body).not.toHaveProperty('validUntil');
  });

  it('lets nobody change what was accepted, and says how to reopen it', async () => {
    api.answer(QUOTE, { body: { ...quote, status: 'accepted', revision: 1, answeredBy: 'staff' } });
    api.answer('POST /project/quote', { body: { ...quote, status: 'draft' } });
    api.answer(ALL, pageOf([{ ...request, status: 'accepted' }]));
    const { user, open } = showQuotes();
    const dialog = await open('Quote for Ruth Zimba');
    for (const label of ['Price (USD)', 'Time Estimate (weeks)', 'Team Size', 'Notes'])
      expect(within(dialog).queryByLabelText(label)).not.toBeInTheDocument();
    expect(within(dialog).getByText('$4,250.00')).toBeVisible();
    expect(within(dialog).getByText(/^What was accepted or rejected does not change\./)).toBeVisible();
    await user.selectOptions(within(dialog).getByLabelText('Status'), 'Draft');
    expect(await within(dialog).findByText('The request becomes in review.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByText('Quote saved successfully')).toBeInTheDocument();
    expect(api.callsOf('POST /project/quote')[0]?.body).toMatchObject({ status: 'draft', price: 4250 });
  });

  it('is that of the settings for a new quote, and is sent along', async () => {
    api.answer('GET /settings', { body: { ...DEFAULT_SETTINGS, currency: 'ZMW', updatedAt: time } });
    api.answer('POST /project/quote', { status: 201, body: { ...quote, currency: 'ZMW' } });
    const { user, open } = showQuotes();
    const dialog = await open('Quote for Ruth Zimba');
    expect(await within(dialog).findByLabelText('Price (ZMW)')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByText('Quote saved successfully')).toBeVisible();
    expect(api.callsOf('POST /project/quote')[0]?.body).toMatchObject({ currency: 'ZMW' });
  });

  it('is that of the quote; one with lines is written in the dialog as on its page', async () => {
    const lines = [{ text: 'School register', quantity: 2, unitPrice: 2125 }];
    api.answer(QUOTE, { body: { ...quote, currency: 'ZMW', lines } });
    api.answer('POST /project/quote', { status: 201, body: { ...quote, currency: 'ZMW', lines } });
    const { user, open } = showQuotes();
    const dialog = within(await open('Quote for Ruth Zimba'));
    expect(dialog.queryByLabelText(/^Price/)).not.toBeInTheDocument();
    expect(dialog.getByText('K4,250.00', { selector: 'output' })).toBeVisible();
    await user.clear(dialog.getByRole('textbox', { name: /^Quantity/ }));
    await fill(user, dialog.getByRole('textbox', { name: /^Quantity/ }), '3');
    await user.click(dialog.getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByText('Quote saved successfully')).toBeVisible();
    const saved = { lines: [{ ...lines[0], quantity: 3 }], currency: 'ZMW', status: 'draft' };
    expect(api.callsOf('POST /project/quote')[0]?.body).toMatchObject(saved);
  });

  it('waits for the settings before it makes a new quote, and says when they do not come', async () => {
    api.answer('GET /settings', { status: 503, body: {} });
    const { user, open } = showQuotes();
    const dialog = within(await open('Quote for Ruth Zimba'));
    expect(await dialog.findByText(/^The settings could not be loaded/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save Quote' })).toBeDisabled();
    api.answer('GET /settings', { body: { ...DEFAULT_SETTINGS, updatedAt: time } });
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByLabelText('Price (USD)')).toBeVisible();
  });
});
