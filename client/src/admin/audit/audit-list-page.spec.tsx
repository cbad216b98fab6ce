import type { AuditEntry } from '@contract/calls/audit';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { AuditListPage } from './audit-list-page';

const MARY = '0000000000000000000000b1';
const GONE = '0000000000000000000000b2';
const ENTRIES: AuditEntry[] = [
  {
    _id: '1',
    createdAt: '2026-11-20T12:05:00.000Z',
    actorId: MARY,
    actorName: 'Mary Banda',
    action: 'quotes.save',
    subjectId: '0000000000000000000000c1',
    subjectName: 'Web Development (Bwalya Mulenga)',
    subjectPath: '/admin/quotes?request=0000000000000000000000d1',
    fields: ['notes', 'status'],
    changes: [
      { field: 'status', from: 'in_review', to: 'sent' },
      { field: 'total', from: 640, to: 6400 },
      { field: 'revision', from: 2, to: 2 },
    ],
  },
  {
    _id: '2',
    createdAt: '2026-11-20T12:04:00.000Z',
    actorId: GONE,
    actorName: '',
    action: 'settings.update',
    subjectId: '',
    subjectName: '',
    subjectPath: null,
    fields: ['address', 'maintenanceMode'],
    changes: [{ field: 'maintenanceMode', from: false, to: true }],
  },
  {
    _id: '3',
    createdAt: '2026-11-20T12:03:00.000Z',
    actorId: MARY,
    actorName: 'Mary Banda',
    action: 'blogs.update',
    subjectId: '0000000000000000000000c3',
    subjectName: 'Maize prices',
    subjectPath: '/blogs/0000000000000000000000c3',
    fields: ['title'],
    changes: [],
  },
  {
    _id: '4',
    createdAt: '2026-11-20T12:02:00.000Z',
    actorId: null,
    actorName: '',
    action: 'pages.delete',
    subjectId: '0000000000000000000000c4',
    subjectName: 'Fees',
    subjectPath: null,
    fields: [],
    changes: [],
  },
];

let api: FakeApi;
const answer = (query: string, entries: AuditEntry[], total = entries.length) =>
  api.answer(`GET /audit?${query}`, { body: entries, headers: { 'X-Total-Count': String(total) } });

beforeEach(() => {
  api = new FakeApi();
  api.answer('GET /users?page=1&limit=100', { body: [{ _id: MARY, name: 'Mary Banda' }] });
  answer('page=1&limit=20', ENTRIES, 45);
});

async function choose(user: ReturnType<typeof renderAdmin>, filter: string, option: string) {
  const select = screen.getByRole('combobox', { name: filter });
  await within(select).findByRole('option', { name: option });
  await user.selectOptions(select, option);
}

describe('Audit Trail', () => {
  it('says in words who did what, when, to which record, with a link to it, and to which fields', async () => {
    renderAdmin(<AuditListPage />);
    const row = within(await screen.findByRole('row', { name: /Saved the quote/ }));
    expect(row.getByText('November 20, 2026 at 14:05')).toBeVisible();
    expect(row.getByRole('link', { name: 'Mary Banda' })).toBeVisible();
    expect(row.getByRole('link', { name: 'Web Development (Bwalya Mulenga)' })).toHaveAttribute(
      'href',
      '/admin/quotes?request=0000000000000000000000d1',
    );
    expect(row.getByText('0000000000000000000000c1')).toBeVisible();
    expect(row.getByText('Status: in review → sent, Total: $640.00 → $6,400.00, Revision: 2, Notes')).toBeVisible();
    const post = within(screen.getByRole('row', { name: /Changed the post Maize prices/ }));
    expect(post.getByRole('link', { name: 'Maize prices' })).toHaveAttribute('target', '_blank');
    expect(screen.getByText('Maintenance mode: off → on, Address')).toBeVisible();
  });

  it.each([
    ['ZMW', 'ZMW', 640, 6400, 'Total: K640.00 → K6,400.00'],
    ['ZMW', 'ZMW', 640, 640, 'Total: K640.00'],
    [null, 'ZMW', 640, 640, 'Total: $640.00 → K640.00'],
    ['ZMW', null, 640, 6400, 'Total: K640.00 → $6,400.00'],
  ])('writes each total in the currency that it had then (%s, %s)', async (from, to, before, after, words) => {
    const changes = [
      { field: 'total', from: before, to: after },
      { field: 'currency', from, to },
    ];
    answer('page=1&limit=20', [{ ...ENTRIES[0], fields: ['currency'], changes }]);
    renderAdmin(<AuditListPage />);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('names what is gone without a link, and what a client did', async () => {
    renderAdmin(<AuditListPage />);
    const row = within(await screen.findByRole('row', { name: /Deleted the page/ }));
    expect(row.getByText('Fees')).toBeVisible();
    expect(row.getByText('The client')).toBeVisible();
    expect(row.queryByRole('link')).not.toBeInTheDocument();
  });

  it('offers nothing that would change it', async () => {
    renderAdmin(<AuditListPage />);
    await screen.findByRole('row', { name: /Saved the quote/ });
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Refresh', 'Previous', 'Next']);
  });

  it('filters by action and person, from the first page on', async () => {
    answer('page=3&limit=20', ENTRIES, 45);
    const user = renderAdmin(<AuditListPage />, { at: '/admin/audit?page=3' });
    expect(await screen.findByText('Page 3 of 3')).toBeVisible();
    answer('page=1&limit=20&action=users.create', []);
    await choose(user, 'Action', 'Created the user');
    expect(await screen.findByText('Nothing was noted that fits this filter.')).toBeVisible();
    answer(`page=1&limit=20&action=users.create&actorId=${MARY}`, []);
    await choose(user, 'Person', 'Mary Banda');
    await user.click(await screen.findByRole('button', { name: 'Show everything' }));
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
    expect(api.callsOf(`GET /audit?page=1&limit=20&action=users.create&actorId=${MARY}`)).toHaveLength(1);
  });

  it('keeps the filter in the address, and ignores an action that does not exist', async () => {
    answer(`page=1&limit=20&actorId=${GONE}`, [ENTRIES[1]]);
    renderAdmin(<AuditListPage />, { at: `/admin/audit?actorId=${GONE}&action=nonsense` });
    expect(await screen.findByRole('row', { name: /Changed the settings/ })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Person' })).toHaveDisplayValue('Deleted account');
  });

  it('leads from a name to all that the account did, also when the account is gone', async () => {
    answer(`page=1&limit=20&actorId=${GONE}`, [ENTRIES[1]]);
    const user = renderAdmin(<AuditListPage />);
    await user.click(await screen.findByRole('link', { name: 'Deleted account' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Person' })).toHaveDisplayValue('Deleted account'));
    expect(screen.queryByRole('row', { name: /Saved the quote/ })).not.toBeInTheDocument();
  });

  it('stands without the list of users, and offers to try again when the trail fails', async () => {
    api.answer('GET /users?page=1&limit=100', { status: 503, body: { message: 'Away.' } });
    api.answer('GET /audit?page=1&limit=20', { status: 503, body: { message: 'Away.' } });
    const user = renderAdmin(<AuditListPage />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answer('page=1&limit=20', ENTRIES);
    await user.click(retry);
    expect(await screen.findByRole('row', { name: /Saved the quote/ })).toBeVisible();
  });

  it('says whose account a failed sign-in was tried on, and from which network', async () => {
    const failed = {
      ...ENTRIES[3],
      action: 'users.signInFailed' as const,
      changes: [{ field: 'network', from: '203.0.113.9', to: '203.0.113.9' }],
    };
    answer('page=1&limit=20', [
      { ...failed, _id: '7', subjectId: MARY, subjectName: 'Mary Banda' },
      { ...failed, _id: '8', subjectId: '', subjectName: '' },
    ]);
    renderAdmin(<AuditListPage />);
    const [known, unknown] = await screen.findAllByRole('row', { name: /Failed sign-in/ });
    expect(known).toHaveTextContent(/Failed sign-in Mary Banda.*UnknownNetwork: 203\.0\.113\.9/);
    expect(unknown).toHaveTextContent(/Failed sign-in of no account.*UnknownNetwork: 203\.0\.113\.9/);
  });
});
