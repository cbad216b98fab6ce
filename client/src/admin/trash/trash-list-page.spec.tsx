import type { TrashEntry } from '@contract/trash';
import { screen, waitFor, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { TrashListPage } from './trash-list-page';

const POST: TrashEntry = {
  _id: '0000000000000000000000a1',
  kind: 'blogs',
  recordId: '0000000000000000000000b1',
  name: 'Maize prices',
  deletedAt: '2026-10-20T12:05:00.000Z',
  deletedById: '0000000000000000000000c1',
  deletedBy: 'Mary Banda',
  goneAt: '2026-11-19T12:05:00.000Z',
};
const USER: TrashEntry = {
  ...POST,
  _id: '0000000000000000000000a2',
  kind: 'users',
  name: 'Chanda Phiri',
  deletedBy: '',
};

const api = freshApi({
  'GET /trash?page=1&limit=20': { body: [POST, USER], headers: { 'X-Total-Count': '2' } },
});

const press = (user: ReturnType<typeof renderAdmin>, name: string) => user.click(screen.getByRole('button', { name }));
const rows = () => screen.getAllByRole('row').slice(1);

describe('Trash', () => {
  it('shows what was deleted by whom, and when it expires', async () => {
    renderAdmin(<TrashListPage />);
    const row = await screen.findByRole('row', { name: /Maize prices/ });
    for (const text of ['Blog post', 'Mary Banda', 'October 20, 2026 at 14:05', 'November 19, 2026'])
      expect(within(row).getByText(text)).toBeVisible();
    expect(screen.getByRole('row', { name: /Chanda Phiri/ })).toHaveTextContent('Deleted account');
  });

  it.each([
    ['at once', {}, 'Restored "Maize prices"'],
    ['at a new URL', { slug: 'maize-2' }, /Its old URL is in use, so its new URL ends in \/maize-2/],
  ])('restores a record %s', async (_where, answer, words) => {
    api.answer(`POST /trash/${POST._id}/restore`, { body: { success: true, ...answer } });
    const user = renderAdmin(<TrashListPage />);
    await screen.findByText('Maize prices');
    await press(user, 'Restore Maize prices');
    expect(await screen.findByText(words)).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(api.callsOf('GET /dashboard')).toHaveLength(1);
  });

  it('keeps a record that cannot be restored and explains why', async () => {
    const message = 'Cannot restore: another item has taken its place.';
    api.answer(`POST /trash/${POST._id}/restore`, { status: 409, body: { success: false, message } });
    const user = renderAdmin(<TrashListPage />);
    await screen.findByText('Maize prices');
    await press(user, 'Restore Maize prices');
    expect(await screen.findByText(message)).toBeVisible();
    expect(rows()).toHaveLength(2);
  });

  it('warns that a restored account has no password', async () => {
    api.answer(`POST /trash/${USER._id}/restore`, { body: { success: true } });
    const user = renderAdmin(<TrashListPage />);
    await screen.findByText('Chanda Phiri');
    await press(user, 'Restore Chanda Phiri');
    const dialog = await screen.findByRole('dialog', { name: 'Restore Chanda Phiri?' });
    expect(dialog).toHaveTextContent('inactive');
    await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('deletes permanently after a question', async () => {
    api.answer(`DELETE /trash/${POST._id}`, { body: { success: true } });
    const user = renderAdmin(<TrashListPage />);
    await screen.findByText('Maize prices');
    await press(user, 'Delete permanently Maize prices');
    const dialog = await screen.findByRole('dialog', { name: 'Delete permanently?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete permanently' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });
});
