import type { ContactMessage } from '@contract/contact';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { ContactListPage } from './contact-list-page';

const FIRST_PAGE = 'GET /contact?sort=createdAt&order=desc&page=1&limit=10';

const message: ContactMessage = {
  _id: 'c1',
  name: 'Ruth Zimba',
  email: 'ruth@example.com',
  phone: '',
  subject: 'Prices',
  message: 'What does a course cost?',
  status: 'new',
  replies: [],
  notes: [],
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
};

const api = freshApi({
  [FIRST_PAGE]: { body: [message], headers: { 'X-Total-Count': '1' } },
  'GET /contact/figures': { body: { all: 1, counts: { new: 1, read: 0, replied: 0, archived: 0 } } },
});

describe('message list', () => {
  it('loads the newest ten messages', async () => {
    renderAdmin(<ContactListPage />);
    const row = await screen.findByRole('row', { name: /Ruth Zimba Prices .* New November 20, 2026/ });
    expect(
      within(row)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/admin/contacts?message=c1', 'mailto:ruth@example.com']);
    expect(api.callsOf(FIRST_PAGE)).toHaveLength(1);
  });

  it('counts search results on its tabs and filters by status', async () => {
    renderAdmin(<ContactListPage />);
    expect(await screen.findByRole('tab', { name: 'All 1' })).toHaveAttribute('aria-selected', 'true');
    api.answer(`${FIRST_PAGE}&status=archived`, { body: [], headers: { 'X-Total-Count': '0' } });
    await userEvent.click(screen.getByRole('tab', { name: 'Archived 0' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show all messages' }));
    expect(await screen.findByText('Ruth Zimba')).toBeInTheDocument();
  });
});

describe('message dialog', () => {
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'View Ruth Zimba: Prices' }));
    return screen.findByRole('dialog');
  };

  it('marks a message as read when opened by an editor', async () => {
    api.answer('POST /contact/c1/open', { body: { ...message, status: 'read' } });
    renderAdmin(<ContactListPage />, { role: 'editor' });
    const dialog = await open();
    expect(within(dialog).getByText('What does a course cost?')).toBeInTheDocument();
    expect(within(dialog).queryByText('Phone')).not.toBeInTheDocument();
    expect(await within(dialog).findByText('Read')).toBeInTheDocument();
    expect(api.calls.filter(({ method }) => method !== 'GET')).toHaveLength(1);
  });

  it.each([
    ['a viewer', 'viewer', message],
    ['somebody who opens one that was read', 'editor', { ...message, status: 'read' }],
  ] as const)('does not change the status for %s', async (_who, role, shown) => {
    api.answer(FIRST_PAGE, { body: [shown], headers: { 'X-Total-Count': '1' } });
    renderAdmin(<ContactListPage />, { role });
    await open();
    expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('sets any status from the menu', async () => {
    api.answer('PUT /contact/c1', { body: { ...message, status: 'archived' } });
    renderAdmin(<ContactListPage />, { role: 'editor' });
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change status' }));
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(names).toEqual(['Mark as read', 'Mark as replied', 'Archive']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
    expect(await within(dialog).findByText('Archived')).toBeInTheDocument();
    expect(api.callsOf('PUT /contact/c1')[0]?.body).toEqual({ status: 'archived', updatedAt: message.updatedAt });
  });

  it('keeps the status when the change fails', async () => {
    api.answer('PUT /contact/c1', { status: 503, body: { message: 'The database is not available.' } });
    renderAdmin(<ContactListPage />, { role: 'editor' });
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change status' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
    expect(await screen.findByText('Failed to update contact status')).toBeInTheDocument();
    expect(within(dialog).getByText('New')).toBeInTheDocument();
  });
});
