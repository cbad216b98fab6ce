import type { AuditEntry } from '@contract/calls/audit.calls';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { AuditListPage } from './audit-list-page';

const MARY = '0000000000000000000000b1';
const entryOf = (changes: Partial<AuditEntry>): AuditEntry => ({
  ...{ _id: '1', createdAt: '2026-11-20T12:05:00.000Z', actorId: MARY, actorName: 'Mary Banda', subjectCount: 1 },
  ...{ action: 'pages.delete', subjectId: '', subjectName: '', subjectPath: null, fields: [], changes: [] },
  ...changes,
});
const DELETED = entryOf({ _id: '4', actorId: null, actorName: '', subjectName: 'Fees' });
const ENTRIES = [
  entryOf({
    action: 'quotes.save',
    subjectName: 'Web Development (Bwalya Mulenga)',
    subjectPath: '/admin/quotes?request=0000000000000000000000d1',
    fields: ['notes', 'status'],
    changes: [
      { field: 'status', from: 'in_review', to: 'sent' },
      { field: 'total', from: 640, to: 6400 },
      { field: 'revision', from: 2, to: 2 },
    ],
  }),
  entryOf({
    ...{ _id: '2', actorId: '0000000000000000000000b2', actorName: '', action: 'settings.update' },
    fields: ['address', 'maintenanceMode'],
    changes: [{ field: 'maintenanceMode', from: false, to: true }],
  }),
  entryOf({
    ...{
      _id: '3',
      action: 'blogs.update',
      subjectName: 'Maize prices',
      subjectPath: '/blogs/0000000000000000000000c3',
    },
    fields: ['title'],
  }),
  DELETED,
];
const answer = (query: string, entries: AuditEntry[], total = entries.length) =>
  api.answer(`GET /audit?${query}`, { body: entries, headers: { 'X-Total-Count': String(total) } });

const api = freshApi({
  'GET /users?page=1&limit=100': { body: [{ _id: MARY, name: 'Mary Banda' }] },
});
beforeEach(() => {
  answer('page=1&limit=20', ENTRIES, 45);
});

async function choose(user: ReturnType<typeof renderAdmin>, filter: string, option: string) {
  const select = screen.getByRole('combobox', { name: filter });
  await within(select).findByRole('option', { name: option });
  await user.selectOptions(select, option);
}

describe('audit log', () => {
  it('describes each change in a sentence with link and time', async () => {
    renderAdmin(<AuditListPage />);
    const row = await screen.findByRole('row', { name: /saved the quote/ });
    expect(row).toHaveTextContent(
      'Mary Banda saved the quote Web Development (Bwalya Mulenga)Status: in review → sent, Total: $640.00 → $6,400.00, Revision: 2, Notes',
    );
    expect(within(row).getByText('November 20, 2026 at 14:05')).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Mary Banda' })).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Web Development (Bwalya Mulenga)' })).toHaveAttribute(
      'href',
      '/admin/quotes?request=0000000000000000000000d1',
    );
    const post = screen.getByRole('row', { name: /Mary Banda changed the title of Maize prices/ });
    expect(within(post).getByRole('link', { name: 'Maize prices' })).toHaveAttribute('target', '_blank');
    const settings = screen.getByRole('row', { name: /Deleted account changed the settings/ });
    expect(settings).toHaveTextContent('Maintenance mode: off → on, Address');
  });

  it('names deleted records without a link, actions of clients, and failed logins', async () => {
    renderAdmin(<AuditListPage />);
    const row = within(await screen.findByRole('row', { name: /deleted the page/ }));
    expect(row.getByText('Fees')).toBeVisible();
    expect(row.getByText(/^The client deleted the page/)).toBeVisible();
    expect(row.queryByRole('link')).not.toBeInTheDocument();
    const network = { field: 'network', from: '203.0.113.9', to: '203.0.113.9' };
    cleanup();
    answer('page=1&limit=20', [{ ...DELETED, action: 'users.signInFailed', subjectName: '', changes: [network] }]);
    renderAdmin(<AuditListPage />);
    expect(await screen.findByRole('row', { name: /^Failed login for an unknown account/ })).toHaveTextContent(
      'From 203.0.113.9',
    );
  });

  it('offers no action that changes the log', async () => {
    renderAdmin(<AuditListPage />);
    await screen.findByRole('row', { name: /saved the quote/ });
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['Refresh', 'Previous', 'Next']);
  });

  it('filters by action, person and day, starting at page 1', async () => {
    answer('page=3&limit=20', ENTRIES, 45);
    const user = renderAdmin(<AuditListPage />, { at: '/admin/audit?page=3' });
    expect(await screen.findByText('Page 3 of 3')).toBeVisible();
    answer('page=1&limit=20&action=users.create', []);
    await choose(user, 'Action', 'Created the user');
    expect(await screen.findByText('No entries match these filters.')).toBeVisible();
    answer(`page=1&limit=20&action=users.create&actorId=${MARY}`, []);
    await choose(user, 'Person', 'Mary Banda');
    answer(`page=1&limit=20&action=users.create&actorId=${MARY}&day=2026-11-20`, []);
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-20' } });
    await waitFor(() =>
      expect(api.callsOf(`GET /audit?page=1&limit=20&action=users.create&actorId=${MARY}&day=2026-11-20`)).toHaveLength(
        1,
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
    expect(screen.getByLabelText('Day')).toHaveValue('');
    expect(api.callsOf(`GET /audit?page=1&limit=20&action=users.create&actorId=${MARY}`)).toHaveLength(1);
  });
});
