import type { Role } from '@contract/users';
import { REQUEST_STATES, type RequestRow, type RequestState, type RequestStatistics } from '@contract/work-list';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshApi } from '@/testing/fake-api';
import { time } from '@/testing/office-request';
import { ALL, request } from '@/testing/quote-list';
import { renderAdmin } from '@/testing/render-admin';
import { QuoteListPage } from './quote-list-page';

const LIST = 'GET /project?page=1&limit=10';

const row = (_id: string, name: string, changes: Partial<RequestRow> = {}): RequestRow => ({
  ...request,
  _id,
  name,
  email: `${_id}@example.com`,
  serviceId: { _id: 's1', title: 'Web App Designing' },
  projectScope: 'large',
  description: 'A shop.',
  ...changes,
});
const quoted = row('r2', 'Bwalya Mulenga', {
  status: 'quoted',
  quoteStatus: 'sent',
  number: 'Q-2026-0042',
  total: 48_720,
  currency: 'ZMW',
  validUntil: '2099-12-22',
  assignee: { _id: 'u1', name: 'Thandiwe Mwansa' },
  lastEvent: { kind: 'sent', at: time, by: '', revision: 2 },
});
const statistics: RequestStatistics = {
  all: 2,
  counts: { pending: 1, in_review: 0, quoted: 1, accepted: 0, rejected: 0, expired: 0 },
  sums: { drafts: [], quoted: [{ currency: 'ZMW', total: 48_720 }], won: [] },
  late: 1,
  oldestId: 'r1',
};
const pageOf = (...projectRequests: RequestRow[]) => ({
  body: { projectRequests, pagination: { total: projectRequests.length, page: 1, limit: 10, pages: 1 } },
});

const api = freshApi();
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  api.answer(ALL, pageOf(row('r1', 'Agnes Tembo'), quoted));
  api.answer('GET /project/figures', { body: statistics });
  api.answer('GET /project/assignees', { body: [{ _id: 'u1', name: 'Thandiwe Mwansa' }] });
});

describe('work list', () => {
  it('shows open sums and overdue requests, and links to the oldest', async () => {
    renderAdmin(<QuoteListPage />, { role: 'editor' });
    expect(await screen.findByText('1 request is overdue.')).toBeInTheDocument();
    expect(screen.getByText(/^Open quotes: K48,720\.00/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Answer oldest request' })).toHaveAttribute(
      'href',
      '/admin/quotes?request=r1',
    );
  });

  it('shows total, number, expiry date, last event and assignee', async () => {
    renderAdmin(<QuoteListPage />);
    const name = await screen.findByRole('link', { name: 'Bwalya Mulenga' });
    expect(name).toHaveAttribute('href', '/admin/quotes?request=r2');
    const inRow = within(name.closest('tr') as HTMLElement);
    const scope = 'Advanced features, premium design, complex functionality';
    for (const words of ['K48,720.00', scope, 'Q-2026-0042', 'until December 22, 2099', /^Revision 2 sent,/])
      expect(inRow.getByText(words)).toBeInTheDocument();
    expect(inRow.getByTitle('Assigned to Thandiwe Mwansa')).toHaveTextContent('TM');
    expect(inRow.getByText('November 20, 2026 at 10:00')).toBeInTheDocument();
  });

  it('searches, filters by assignee and sorts', async () => {
    renderAdmin(<QuoteListPage />);
    await screen.findByText('Bwalya Mulenga');
    api.answer(`${ALL}&q=0977`, pageOf(quoted));
    api.answer('GET /project/figures?q=0977', { body: { ...statistics, all: 1 } });
    await userEvent.type(screen.getByRole('searchbox', { name: /name, phone/ }), '0977{Enter}');
    expect(await screen.findByRole('tab', { name: 'All 1' })).toBeInTheDocument();
    expect(screen.queryByText('Agnes Tembo')).not.toBeInTheDocument();
    expect(api.callsOf('GET /project/figures?q=0977')).toHaveLength(1);
    expect(screen.getByText(/^With these filters: Open quotes: K48,720\.00/)).toBeInTheDocument();
    api.answer(`${ALL}&q=0977&assignee=nobody`, pageOf());
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'Unassigned');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all requests' }));
    await screen.findByText('Agnes Tembo');
    api.answer(`${LIST}&sort=updatedAt&order=desc`, pageOf(quoted));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Most recently changed first');
    await waitFor(() => expect(screen.queryByText('Agnes Tembo')).not.toBeInTheDocument());
  });

  it('shows a board with the total of each column, and an expired quote only under Expired', async () => {
    const late = row('r3', 'Chanda Zulu', { status: 'quoted', quoteStatus: 'expired' });
    const columns: Partial<Record<RequestState, RequestRow[]>> = { quoted: [late, quoted], expired: [late] };
    const counts = { ...statistics.counts, quoted: 2, expired: 1 };
    api.answer('GET /project/figures', { body: { ...statistics, counts } });
    for (const status of REQUEST_STATES)
      api.answer(
        `GET /project?status=${status}&sort=updatedAt&order=desc&page=1&limit=20`,
        pageOf(...(columns[status] ?? [])),
      );
    renderAdmin(<QuoteListPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Board' }));
    const column = await screen.findByRole('region', { name: 'Quoted' });
    expect(within(column).getAllByText('K48,720.00')).toHaveLength(2);
    expect(within(column).getByText('1')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Chanda Zulu/ }).closest('section')).toHaveTextContent(/^Expired1/);
    expect(within(column).getByRole('link', { name: /Bwalya Mulenga/ })).toHaveAttribute(
      'href',
      '/admin/quotes?as=board&request=r2',
    );
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))).toEqual(
      expect.arrayContaining(['column-rejected', 'column-expired']),
    );
    expect(
      within(screen.getByRole('region', { name: 'Accepted' })).getByText('Nothing this month'),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'List' }));
    expect(await screen.findByText('Agnes Tembo')).toBeInTheDocument();
  });
});

describe('assigned request', () => {
  it('shows its assignee, and returns to the previous one by Undo', async () => {
    const other = { _id: 'u2', name: 'Mutinta Phiri' };
    api.answer('GET /project/assignees', { body: [quoted.assignee, other] });
    api.answer('POST /project/bulk/assignee', { body: { success: true, changed: ['r2'], refused: [] } });
    const user = renderAdmin(<QuoteListPage />, { role: 'editor' });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Bwalya Mulenga' }));
    await user.click(screen.getByRole('button', { name: 'Assign to' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mutinta Phiri' }));
    expect(await screen.findByText('Assigned the request of Bwalya Mulenga to Mutinta Phiri')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Assignment undone: the request of Bwalya Mulenga')).toBeVisible();
    expect(api.callsOf('POST /project/bulk/assignee').map(({ body }) => body)).toEqual([
      { ids: ['r2'], assignee: 'u2' },
      { ids: ['r2'], assignee: 'u1' },
    ]);
  });
});

describe('board', () => {
  const asked = (status: string, q = '') =>
    `GET /project?${q}status=${status}&sort=updatedAt&order=desc&page=1&limit=20`;

  const show = async (role: Role) => {
    for (const status of REQUEST_STATES) api.answer(asked(status), pageOf(...(status === 'quoted' ? [quoted] : [])));
    const user = renderAdmin(<QuoteListPage />, { role });
    await user.click(await screen.findByRole('button', { name: 'Board' }));
    return { user, slip: (await screen.findByRole('link', { name: /Bwalya Mulenga/ })).closest('li') as HTMLElement };
  };

  it('moves a request by its menu and opens the status dialog', async () => {
    const { user } = await show('editor');
    await user.click(screen.getByRole('button', { name: 'More actions for Bwalya Mulenga' }));
    await user.hover(await screen.findByRole('menuitem', { name: /Move to/ }));
    expect(screen.queryByRole('menuitem', { name: 'Quoted' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Accepted' }));
    const dialog = await screen.findByRole('dialog', { name: 'Update Request Status' });
    expect(within(dialog).getByRole('combobox', { name: 'New status' })).toHaveValue('accepted');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'New status' }), 'Rejected');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(localStorage).toHaveLength(0);
  });
});

describe('menu of a request', () => {
  const open = async () => {
    const user = renderAdmin(<QuoteListPage />, { role: 'editor' });
    await user.click(await screen.findByRole('button', { name: 'More actions for Agnes Tembo' }));
    return user;
  };

  it('deletes it only after a question', async () => {
    const user = await open();
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('The quotes and conversations are deleted too.');
    expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe('bulk actions on requests', () => {
  const choose = async (...names: string[]) => {
    for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  };
  const confirm = async (name: string) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name }));
  };

  it('set a status after a question and name refused ones', async () => {
    api.answer('POST /project/bulk/status', {
      body: {
        success: true,
        changed: ['r1'],
        refused: [{ _id: 'r2', name: 'Bwalya Mulenga', message: 'This quote is being mailed.' }],
      },
    });
    renderAdmin(<QuoteListPage />, { role: 'editor' });
    await choose('Agnes Tembo', 'Bwalya Mulenga');
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    const opener = screen.getByRole('button', { name: 'Set status' });
    act(() => opener.focus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Pending' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rejected' }));
    expect(api.callsOf('POST /project/bulk/status')).toHaveLength(0);
    await confirm('Set status');
    expect(await screen.findByText('1 request was not changed.')).toBeInTheDocument();
    expect(screen.getByText('Bwalya Mulenga: This quote is being mailed.')).toBeInTheDocument();
    expect(api.callsOf('POST /project/bulk/status')[0]?.body).toEqual({ ids: ['r1', 'r2'], status: 'rejected' });
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
  });

  it('delete after a question, and restore', async () => {
    const done = { body: { success: true, changed: ['r1'], refused: [] } };
    api.answer('POST /project/bulk/delete', done);
    api.answer('POST /project/bulk/restore', done);
    renderAdmin(<QuoteListPage />, { role: 'editor' });
    await choose('Agnes Tembo');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await confirm('Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Restored 1 request')).toBeInTheDocument();
    expect(api.callsOf('POST /project/bulk/restore')[0]?.body).toEqual({ ids: ['r1'] });
  });

  it('keep the selection when the change fails', async () => {
    api.answer('POST /project/bulk/assignee', { status: 503, body: { message: 'The database is not available.' } });
    renderAdmin(<QuoteListPage />, { role: 'editor' });
    await choose('Agnes Tembo');
    await userEvent.click(screen.getByRole('button', { name: 'Assign to' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Unassigned' }));
    expect(await screen.findByText('Failed to assign the requests')).toBeInTheDocument();
    expect(screen.getByText('1 selected')).toBeInTheDocument();
  });
});
