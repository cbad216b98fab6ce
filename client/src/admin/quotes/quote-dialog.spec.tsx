import { DEFAULT_SETTINGS } from '@contract/settings';
import { screen, waitFor, within } from '@testing-library/react';
import type { FakeApi } from '@/testing/fake-api';
import { time } from '@/testing/office-request';
import { QUOTE, quote, quotesApi, showQuotes } from '@/testing/quote-list';
import { fill } from '@/testing/render-admin';

let api: FakeApi;
beforeEach(() => {
  api = quotesApi();
});

describe('quote dialog', () => {
  it('saves the quote even when its email is refused', async () => {
    api.answer('POST /project/quote', { status: 201, body: quote });
    api.answer('POST /project/quote/send-email', { status: 502, body: { message: 'The mail server refused it.' } });
    const { user, open } = showQuotes();
    const dialog = within(await open('Quote for Ruth Zimba'));
    await user.clear(dialog.getByLabelText('Price (USD)'));
    await fill(user, dialog.getByLabelText('Price (USD)'), '250');
    await user.click(dialog.getByRole('checkbox', { name: 'Email the quote to the client after saving' }));
    expect(dialog.getByLabelText('Status')).toHaveAccessibleDescription(/^The email will set the quote to Sent /);
    await user.click(dialog.getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByText('Failed to save quote and send email.')).toBeInTheDocument();
    expect(
      screen.getByText(/The quote is saved, but was not emailed\. Open the request to send the email again\.$/),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('rejects a price in another currency and offers to change', async () => {
    api.answer('POST /project/quote', { status: 201, body: quote });
    const { user, open } = showQuotes();
    const dialog = within(await open('Quote for Ruth Zimba'));
    await user.clear(dialog.getByLabelText('Price (USD)'));
    await fill(user, dialog.getByLabelText('Price (USD)'), 'K850');
    await user.click(dialog.getByRole('button', { name: 'Save Quote' }));
    const words = 'This quote is in dollars.';
    expect(await dialog.findByText(words)).toBeVisible();
    expect(api.callsOf('POST /project/quote')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Change to Kwacha' }));
    expect(dialog.getByLabelText('Price (ZMW)')).toHaveValue('K850');
    await waitFor(() => expect(dialog.queryByText(words)).not.toBeInTheDocument());
    await user.click(dialog.getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByText('Quote saved successfully')).toBeInTheDocument();
    expect(api.callsOf('POST /project/quote')[0]?.body).toMatchObject({ price: 850, currency: 'ZMW' });
  });

  it('starts a new quote with the defaults', async () => {
    api.answer('POST /project/quote', { status: 201, body: quote });
    const { user, open } = showQuotes();
    const dialog = await open('Quote for Ruth Zimba');
    await user.click(within(dialog).getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByText('Quote saved successfully')).toBeInTheDocument();
    expect(api.callsOf('POST /project/quote')[0]?.body).toMatchObject({
      projectRequestId: 'r1',
      price: 0,
      lines: [],
      currency: 'USD',
      timeEstimate: 4,
      teamSize: 'Small Team (2-3 people)',
      notes: '',
      status: 'draft',
      // This is older than any stored quote, so the server reports a conflict if a colleague has created one meanwhile.
      updatedAt: '1970-01-01T00:00:00.000Z',
    });
  });

  it.each([
    ['expired', 'Accepted'],
    ['draft', 'Accepted'],
    ['expired', 'Rejected'],
  ] as const)('keeps a past expiry date when staff end it: %s to %s', async (status, end) => {
    api.answer(QUOTE, { body: { ...quote, status, revision: 1, validUntil: '2020-10-01' } });
    api.answer('POST /project/quote', { body: { ...quote, status: 'accepted' } });
    const { user, open } = showQuotes();
    const dialog = await open('Quote for Ruth Zimba');
    await user.selectOptions(within(dialog).getByLabelText('Status'), end);
    await user.click(within(dialog).getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByText('Quote saved successfully')).toBeInTheDocument();
    const body = api.callsOf('POST /project/quote')[0]?.body;
    expect(body).toMatchObject({ status: end.toLowerCase(), price: 4250 });
    expect(body).not.toHaveProperty('validUntil');
  });

  it('asks before it takes a sent quote away from the client', async () => {
    api.answer(QUOTE, { body: { ...quote, status: 'sent', revision: 1 } });
    const { user, open } = showQuotes();
    const dialog = within(await open('Quote for Ruth Zimba'));
    await user.selectOptions(dialog.getByLabelText('Status'), 'Draft');
    await user.click(dialog.getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByRole('button', { name: 'Save as draft' })).toBeVisible();
    expect(api.callsOf('POST /project/quote')).toEqual([]);
  });

  it('waits for the settings, and reports when they fail to load', async () => {
    api.answer('GET /settings', { status: 503, body: {} });
    const { user, open } = showQuotes();
    const dialog = within(await open('Quote for Ruth Zimba'));
    expect(await dialog.findByText(/^Failed to load the settings/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save Quote' })).toBeDisabled();
    api.answer('GET /settings', { body: { ...DEFAULT_SETTINGS, updatedAt: time } });
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByLabelText('Price (USD)')).toBeVisible();
  });
});
