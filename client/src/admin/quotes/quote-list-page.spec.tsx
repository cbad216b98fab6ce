import type { Quote } from '@contract/project';
import { DEFAULT_SETTINGS } from '@contract/settings';
import type { ThreadEntry } from '@contract/thread';
import { REQUEST_FORM_WORDS } from '@contract/website/request-form';
import type { RequestFigures, RequestRow } from '@contract/work-list';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeAnswer, FakeApi } from '@/testing/fake-api';
import { quote as draft } from '@/testing/office-request';
import { PLAIN_TERMS } from '@/testing/quotes';
import { renderAdmin } from '@/testing/render-admin';
import { QuoteListPage } from './quote-list-page';

const ALL = 'GET /project?page=1&limit=10&sort=createdAt&order=desc';
const FIGURES = 'GET /project/figures';
const QUOTE = 'GET /project/admin/quote/r1';
const time = '2026-11-20T08:00:00.000Z';

const request: RequestRow = {
  _id: 'r1',
  name: 'Ruth Zimba',
  email: 'ruth@example.com',
  phone: '',
  organisation: '',
  serviceId: { _id: 's1', title: 'Mobile App Development' },
  projectScope: 'enterprise',
  timeframe: 'urgent',
  teamSize: 'custom',
  description: 'An app for our savings group.',
  status: 'pending',
  createdAt: time,
  updatedAt: time,
  assignee: null,
  quoteStatus: null,
  number: null,
  total: null,
  currency: null,
  validUntil: null,
  isLate: false,
  lastEvent: { kind: 'request', at: time, by: '' },
};
const figures: RequestFigures = {
  all: 58,
  counts: { pending: 4, in_review: 3, quoted: 9, accepted: 31, rejected: 11, expired: 2 },
  sums: {
    drafts: [{ currency: 'ZMW', total: 12_400 }],
    quoted: [
      { currency: 'ZMW', total: 186_420 },
      { currency: 'USD', total: 6_400 },
    ],
    won: [{ currency: 'ZMW', total: 73_300 }],
  },
  late: 1,
  oldestId: 'r9',
};
const quote: Quote = {
  ...draft,
  ...PLAIN_TERMS,
  price: 4250,
  timeEstimate: 6,
  teamSize: 'Two people',
  notes: '',
};
const pageOf = (requests: RequestRow[], total = requests.length) => ({
  body: { projectRequests: requests, pagination: { total, page: 1, limit: 10, pages: Math.ceil(total / 10) } },
});

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  api = new FakeApi();
  api.answer(ALL, pageOf([request]));
  api.answer(QUOTE, { body: null });
  api.answer('GET /settings', { body: { ...DEFAULT_SETTINGS, updatedAt: time } });
  api.answer(FIGURES, { body: figures });
  api.answer('GET /project/assignees', { body: [{ _id: 'u1', name: 'Thandiwe Mwansa' }] });
  api.answer('GET /project/r1', { body: { ...request, thread: [] } });
});

const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog');
};

describe('the list of requests', () => {
  it('has the specified tabs and two more, each with its count, and asks for what the chosen one shows', async () => {
    api.answer(`${ALL}&status=in_review`, pageOf([]));
    renderAdmin(<QuoteListPage />);
    await screen.findByText('Ruth Zimba');
    await screen.findByRole('tab', { name: 'All 58' });
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual([
      ...['All 58', 'Pending 4', 'In Review 3', 'Quoted 9', 'Accepted 31', 'Rejected 11', 'Expired 2'],
    ]);
    await userEvent.click(screen.getByRole('tab', { name: 'In Review 3' }));
    expect(await screen.findByText('No project requests found.')).toBeInTheDocument();
  });

  it('calls scope and team as the owner does, in the list and in what opens from it', async () => {
    const requestForm = {
      ...REQUEST_FORM_WORDS,
      scopes: { ...REQUEST_FORM_WORDS.scopes, enterprise: 'All hours' },
      facts: { scope: 'Lessons', teamSize: 'Learners' },
      quotation: { ...REQUEST_FORM_WORDS.quotation, timeline: 'Time', team: 'Instructor' },
    };
    api.answer('GET /website', { body: { requestForm } });
    api.answer(QUOTE, { body: quote });
    renderAdmin(<QuoteListPage />);
    expect(await screen.findByRole('columnheader', { name: 'Service, Lessons' })).toBeVisible();
    expect(screen.getByText('All hours')).toBeVisible();
    const dialog = within(await open('View request of Ruth Zimba'));
    await dialog.findByText('Two people');
    const terms = dialog.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(expect.arrayContaining(['Lessons', 'Learners', 'Time', 'Instructor']));
    for (const delivered of ['Scope', 'Team size', 'Timeline']) expect(terms).not.toContain(delivered);
  });

  it('pages only when there is more than one page', async () => {
    api.answer(ALL, pageOf([request], 11));
    renderAdmin(<QuoteListPage />);
    expect(await screen.findByText('Page 1 of 2')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
  });

  it('offers a viewer only to look', async () => {
    renderAdmin(<QuoteListPage />, { role: 'viewer' });
    const dialog = await open('View request of Ruth Zimba');
    expect(screen.queryByRole('button', { name: /^(Quote|Status|Update|Create|Edit|Send)/ })).not.toBeInTheDocument();
    expect(within(dialog).getAllByRole('button', { name: 'Close' })).not.toHaveLength(0);
  });
});

describe('a request', () => {
  it('shows client, project, description and that there is no quote yet', async () => {
    renderAdmin(<QuoteListPage />);
    const dialog = await open('View request of Ruth Zimba');
    for (const text of [
      'ruth@example.com',
      'Mobile App Development',
      'Comprehensive solution, high scalability',
      'Urgent (ASAP)',
      'Custom team size',
      'An app for our savings group.',
    ]) {
      expect(within(dialog).getByText(text)).toBeInTheDocument();
    }
    expect(await within(dialog).findByRole('button', { name: 'Create Quote' })).toBeEnabled();
    expect(within(dialog).queryByRole('button', { name: 'Send Quote Email' })).not.toBeInTheDocument();
  });

  it('shows its quote, in dollars and weeks', async () => {
    api.answer(QUOTE, { body: quote });
    renderAdmin(<QuoteListPage />);
    const dialog = await open('View request of Ruth Zimba');
    expect(await within(dialog).findByText('$4,250.00')).toBeInTheDocument();
    expect(within(dialog).getByText('6 weeks')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Edit Quote' })).toBeEnabled();
    expect(within(dialog).getByRole('button', { name: 'Send Quote Email' })).toBeEnabled();
  });

  it('keeps the question open while its quote is being mailed', async () => {
    api.answer(QUOTE, { body: quote });
    let arrive: (answer: FakeAnswer) => void = () => undefined;
    api.answer('POST /project/quote/send-email', () => new Promise((resolve) => (arrive = resolve)));
    renderAdmin(<QuoteListPage />);
    const details = await open('View request of Ruth Zimba');
    await userEvent.click(await within(details).findByRole('button', { name: 'Send Quote Email' }));
    const question = (await screen.findByText(/^This quote is a draft/)).closest<HTMLElement>('[role=dialog]')!;
    await userEvent.click(within(question).getByRole('button', { name: 'Send Email' }));
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    expect(question).toBeVisible();
    await waitFor(() => expect(api.callsOf('POST /project/quote/send-email')).toHaveLength(1));
    arrive({ body: { success: true, msg: 'Sent.', message: 'Sent.', quote: { ...quote, status: 'sent' } } });
    expect(await screen.findByText('Sent.')).toBeVisible();
    await waitFor(() => expect(question).not.toBeVisible());
  });

  it('says when it could not be found out whether there is a quote', async () => {
    api.answer(QUOTE, { status: 500, body: { message: 'Broken' } });
    renderAdmin(<QuoteListPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Quote for Ruth Zimba' }));
    expect(await screen.findByText('Error checking for existing quote')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('gets its first quote once it is open again', async () => {
    api.answer(ALL, pageOf([{ ...request, status: 'accepted' }]));
    renderAdmin(<QuoteListPage />);
    const dialog = await open('Quote for Ruth Zimba');
    expect(within(dialog).getByText('Reopen the request first.')).toBeVisible();
    expect(within(dialog).queryByLabelText('Price (USD)')).not.toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Save Quote' })).toBeDisabled();
  });

  it('is told what mailing makes of it, and mails nothing that has ended', async () => {
    renderAdmin(<QuoteListPage />);
    const dialog = await open('Quote for Ruth Zimba');
    const mailed = within(dialog).getByRole('checkbox', { name: 'Email the quote to the client after saving' });
    expect(within(dialog).getByText('The request becomes in review.')).toBeVisible();
    await userEvent.click(mailed);
    expect(await within(dialog).findByText('The request becomes quoted.')).toBeVisible();
    await userEvent.selectOptions(within(dialog).getByLabelText('Status'), 'Accepted');
    expect(await within(dialog).findByText('The request becomes accepted too.')).toBeVisible();
    expect(mailed).not.toBeInTheDocument();
    api.answer('POST /project/quote', { status: 201, body: { ...quote, status: 'accepted' } });
    await userEvent.clear(within(dialog).getByLabelText('Price (USD)'));
    await userEvent.type(within(dialog).getByLabelText('Price (USD)'), '450');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByText('Quote saved successfully')).toBeInTheDocument();
    expect(api.callsOf('POST /project/quote/send-email')).toHaveLength(0);
  });

  it('takes no price under the sign of another currency, and changes to that one at a press', async () => {
    api.answer('POST /project/quote', { status: 201, body: quote });
    renderAdmin(<QuoteListPage />);
    const dialog = within(await open('Quote for Ruth Zimba'));
    await userEvent.clear(dialog.getByLabelText('Price (USD)'));
    await userEvent.type(dialog.getByLabelText('Price (USD)'), 'K850');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Quote' }));
    const words = 'This is an amount in Kwacha, but the quote is in US Dollar.';
    expect(await dialog.findByText(words)).toBeVisible();
    expect(api.callsOf('POST /project/quote')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Change to Kwacha' }));
    expect(dialog.getByLabelText('Price (ZMW)')).toHaveValue('K850');
    await waitFor(() => expect(dialog.queryByText(words)).not.toBeInTheDocument());
    await userEvent.click(dialog.getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByText('Quote saved successfully')).toBeInTheDocument();
    expect(api.callsOf('POST /project/quote')[0]?.body).toMatchObject({ price: 850, currency: 'ZMW' });
  });

  it('closes without a question while nothing was typed', async () => {
    renderAdmin(<QuoteListPage />);
    await open('Quote for Ruth Zimba');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps a changed currency with the price that was typed for it', async () => {
    renderAdmin(<QuoteListPage />);
    const dialog = within(await open('Quote for Ruth Zimba'));
    await userEvent.clear(dialog.getByLabelText('Price (USD)'));
    await userEvent.type(dialog.getByLabelText('Price (USD)'), 'K850');
    await userEvent.tab();
    await userEvent.click(await dialog.findByRole('button', { name: 'Change to Kwacha' }));
    await waitFor(() => expect(localStorage.length + sessionStorage.length).toBeGreaterThan(0));
    const kept = Object.values({ ...localStorage, ...sessionStorage }).join();
    expect(kept).toContain('"currency":"ZMW"');
  });

  it('gets a new quote with the defaults', async () => {
    api.answer('POST /project/quote', { status: 201, body: quote });
    renderAdmin(<QuoteListPage />);
    const dialog = await open('Quote for Ruth Zimba');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByText('Quote saved successfully')).toBeInTheDocument();
    expect(api.callsOf('POST /project/quote')[0]?.body).toMatchObject({
      projectRequestId: 'r1',
      price: 0,
      lines: [],
      // What stands beside the field.
      currency: 'USD',
      timeEstimate: 4,
      teamSize: 'Small Team (2-3 people)',
      notes: '',
      status: 'draft',
      // Older than any quote that a colleague may have written meanwhile.
      updatedAt: '1970-01-01T00:00:00.000Z',
    });
  });

  it('cannot be updated to the status it has', async () => {
    renderAdmin(<QuoteListPage />);
    const dialog = await open('Status of Ruth Zimba');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Update Status' })).toBeDisabled());
  });
});

describe('what belongs together', () => {
  const decide = async () => {
    const dialog = await open('Status of Ruth Zimba');
    return {
      dialog,
      choose: (label: string) => userEvent.selectOptions(within(dialog).getByLabelText('New status'), label),
    };
  };

  it('says what another status does to the quote, before it is saved', async () => {
    api.answer(QUOTE, { body: { ...quote, status: 'sent', revision: 1 } });
    api.answer(ALL, pageOf([{ ...request, status: 'quoted' }]));
    renderAdmin(<QuoteListPage />);
    const { dialog, choose } = await decide();
    await choose('Accepted');
    expect(await within(dialog).findByText('The quote becomes accepted too.')).toBeVisible();
    await choose('Pending');
    expect(await within(dialog).findByText('The quote becomes draft.')).toBeVisible();
    expect(within(dialog).queryByLabelText('Note (optional)')).not.toBeInTheDocument();
  });

  it('takes a note where staff say how it ended', async () => {
    api.answer('PUT /project/r1', { body: { ...request, status: 'accepted' } });
    renderAdmin(<QuoteListPage />);
    const { dialog, choose } = await decide();
    await choose('Accepted');
    await userEvent.type(await within(dialog).findByLabelText('Note (optional)'), 'By phone, the bursar.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Update Status' }));
    expect(await screen.findByText('Status updated successfully')).toBeInTheDocument();
    const body = { status: 'accepted', updatedAt: time, note: 'By phone, the bursar.' };
    expect(api.callsOf('PUT /project/r1')[0]?.body).toEqual(body);
  });

  it('never shows a request that contradicts its quote, though the list is older', async () => {
    api.answer(QUOTE, { body: { ...quote, status: 'accepted', revision: 1, answeredBy: 'client' } });
    api.answer(ALL, pageOf([{ ...request, status: 'quoted' }]));
    renderAdmin(<QuoteListPage />);
    const dialog = await open('View request of Ruth Zimba');
    await waitFor(() => expect(within(dialog).getAllByText('Accepted')).toHaveLength(2));
    expect(within(dialog).queryByText('Quoted')).not.toBeInTheDocument();
    expect(within(dialog).getByText('The client')).toBeVisible();
    expect(api.callsOf(ALL).length).toBeGreaterThan(1);
  });

  it('shows what was sent, what was noted, and why the client declined', async () => {
    const sent = { ...PLAIN_TERMS, price: 640, revision: 1, sentAt: '2026-11-20T08:00:00.000Z' };
    const revised = { ...sent, price: quote.price, revision: 2, sentAt: '2026-11-22T08:00:00.000Z' };
    const declined = { status: 'rejected', answeredBy: 'client', declineReason: 'price', declineText: 'Too much.' };
    api.answer(QUOTE, { body: { ...quote, ...declined, revision: 2, revisions: [sent, revised] } });
    const note: ThreadEntry = { _id: 'n1', kind: 'note', text: 'The bursar will call.', by: 'Mary Banda', at: time };
    api.answer(ALL, pageOf([{ ...request, status: 'rejected' }]));
    api.answer('GET /project/r1', { body: { ...request, status: 'rejected', thread: [note] } });
    renderAdmin(<QuoteListPage />);
    const dialog = await open('View request of Ruth Zimba');
    expect(await within(dialog).findByText(/^Revised on November 22, 2026: \$640.* → \$4,250/)).toBeVisible();
    expect(within(dialog).getByText('The price: Too much.')).toBeVisible();
    expect(await within(dialog).findByText('The bursar will call.')).toBeVisible();
    expect(within(dialog).getByText(/^Sent revision 2: \$640\.00 → \$4,250\.00\./)).toBeVisible();
  });

  it('wants a price before a quote is sent, at the field and before the mail', async () => {
    renderAdmin(<QuoteListPage />);
    const dialog = await open('Quote for Ruth Zimba');
    await userEvent.selectOptions(within(dialog).getByLabelText('Status'), 'Sent');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Quote' }));
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
    renderAdmin(<QuoteListPage />);
    const dialog = await open('Quote for Ruth Zimba');
    await userEvent.selectOptions(within(dialog).getByLabelText('Status'), end);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByText('Quote saved successfully')).toBeInTheDocument();
    const [{ body }] = api.callsOf('POST /project/quote');
    expect(body).toMatchObject({ status: end.toLowerCase(), price: 4250 });
    expect(body).not.toHaveProperty('validUntil');
  });

  it('lets nobody change what was accepted, and says how to reopen it', async () => {
    api.answer(QUOTE, { body: { ...quote, status: 'accepted', revision: 1, answeredBy: 'staff' } });
    api.answer('POST /project/quote', { body: { ...quote, status: 'draft' } });
    api.answer(ALL, pageOf([{ ...request, status: 'accepted' }]));
    renderAdmin(<QuoteListPage />);
    const dialog = await open('Quote for Ruth Zimba');
    for (const label of ['Price (USD)', 'Time Estimate (weeks)', 'Team Size', 'Notes'])
      expect(within(dialog).queryByLabelText(label)).not.toBeInTheDocument();
    expect(within(dialog).getByText('$4,250.00')).toBeVisible();
    expect(within(dialog).getByText(/^What was accepted or rejected does not change\./)).toBeVisible();
    await userEvent.selectOptions(within(dialog).getByLabelText('Status'), 'Draft');
    expect(await within(dialog).findByText('The request becomes in review.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByText('Quote saved successfully')).toBeInTheDocument();
    expect(api.callsOf('POST /project/quote')[0]?.body).toMatchObject({ status: 'draft', price: 4250 });
  });
});

describe('the currency of the quote dialog', () => {
  it('is that of the settings for a new quote, and is sent along', async () => {
    api.answer('GET /settings', { body: { ...DEFAULT_SETTINGS, currency: 'ZMW', updatedAt: time } });
    api.answer('POST /project/quote', { status: 201, body: { ...quote, currency: 'ZMW' } });
    renderAdmin(<QuoteListPage />);
    const dialog = await open('Quote for Ruth Zimba');
    expect(await within(dialog).findByLabelText('Price (ZMW)')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByText('Quote saved successfully')).toBeVisible();
    expect(api.callsOf('POST /project/quote')[0]?.body).toMatchObject({ currency: 'ZMW' });
  });

  it('is that of the quote; one with lines is written in the dialog as on its page', async () => {
    const lines = [{ text: 'School register', quantity: 2, unitPrice: 2125 }];
    api.answer(QUOTE, { body: { ...quote, currency: 'ZMW', lines } });
    api.answer('POST /project/quote', { status: 201, body: { ...quote, currency: 'ZMW', lines } });
    renderAdmin(<QuoteListPage />);
    const dialog = within(await open('Quote for Ruth Zimba'));
    expect(dialog.queryByLabelText(/^Price/)).not.toBeInTheDocument();
    expect(dialog.getByText('K4,250.00', { selector: 'output' })).toBeVisible();
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Quantity/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Quantity/ }), '3');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByText('Quote saved successfully')).toBeVisible();
    const saved = { lines: [{ ...lines[0], quantity: 3 }], currency: 'ZMW', status: 'draft' };
    expect(api.callsOf('POST /project/quote')[0]?.body).toMatchObject(saved);
  });

  it('waits for the settings before it makes a new quote, and says when they do not come', async () => {
    api.answer('GET /settings', { status: 503, body: {} });
    renderAdmin(<QuoteListPage />);
    const dialog = within(await open('Quote for Ruth Zimba'));
    expect(await dialog.findByText(/^The settings could not be loaded/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Save Quote' })).toBeDisabled();
    api.answer('GET /settings', { body: { ...DEFAULT_SETTINGS, updatedAt: time } });
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByLabelText('Price (USD)')).toBeVisible();
  });
});
