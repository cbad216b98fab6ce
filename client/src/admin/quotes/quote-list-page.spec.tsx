import type { ProjectRequest, Quote } from '@contract/project';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { QuoteListPage } from './quote-list-page';
import { useQuotes } from './quote-store';

const ALL = 'GET /project?page=1&limit=10';
const QUOTE = 'GET /project/admin/quote/r1';
const time = '2026-11-20T08:00:00.000Z';

const request: ProjectRequest = {
  _id: 'r1',
  name: 'Ruth Zimba',
  email: 'ruth@example.com',
  phone: '',
  serviceId: { _id: 's1', title: 'Mobile App Development' },
  projectScope: 'enterprise',
  timeframe: 'urgent',
  teamSize: 'custom',
  description: 'An app for our savings group.',
  status: 'pending',
  staffNotes: [],
  createdAt: time,
  updatedAt: time,
};
const quote: Quote = {
  _id: 'q1',
  projectRequestId: 'r1',
  price: 4250,
  timeEstimate: 6,
  teamSize: 'Two people',
  notes: '',
  status: 'draft',
  revision: 0,
  revisions: [],
  answeredBy: null,
  declineReason: '',
  declineText: '',
  createdAt: time,
  updatedAt: time,
};
const pageOf = (requests: ProjectRequest[], total = requests.length) => ({
  body: { projectRequests: requests, pagination: { total, page: 1, limit: 10, pages: Math.ceil(total / 10) } },
});

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.answer(ALL, pageOf([request]));
  api.answer(QUOTE, { body: null });
  useQuotes.setState({ known: {} });
});

const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog');
};

describe('the list of requests', () => {
  it('has the five tabs, and asks for what the chosen one shows', async () => {
    api.answer('GET /project?page=1&limit=10&status=in_review', pageOf([]));
    renderAdmin(<QuoteListPage />);
    await screen.findByText('Ruth Zimba');
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs).toEqual(['All', 'Pending', 'In Review', 'Quoted', 'Accepted']);
    await userEvent.click(screen.getByRole('tab', { name: 'In Review' }));
    expect(await screen.findByText('No project requests found.')).toBeInTheDocument();
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

  it('says when it could not be found out whether there is a quote', async () => {
    api.answer(QUOTE, { status: 500, body: { message: 'Broken' } });
    renderAdmin(<QuoteListPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Quote for Ruth Zimba' }));
    expect(await screen.findByText('Error checking for existing quote')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('gets a new quote with the defaults', async () => {
    api.answer('POST /project/quote', { status: 201, body: quote });
    renderAdmin(<QuoteListPage />);
    const dialog = await open('Quote for Ruth Zimba');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Quote' }));
    expect(await screen.findByText('Quote saved successfully')).toBeInTheDocument();
    expect(api.callsOf('POST /project/quote')[0]?.body).toEqual({
      projectRequestId: 'r1',
      price: 0,
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
