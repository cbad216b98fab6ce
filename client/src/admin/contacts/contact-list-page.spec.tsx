import type { ContactMessage } from '@contract/contact';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi } from '@/testing/fake-api';
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
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
};

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
  api.answer(FIRST_PAGE, { body: [message], headers: { 'X-Total-Count': '1' } });
});

describe('the list of messages', () => {
  it('asks for the newest ten and shows them', async () => {
    renderAdmin(<ContactListPage />);
    const row = await screen.findByRole('row', { name: /^Ruth Zimba Prices .* New November 20, 2026/ });
    expect(within(row).getByRole('link')).toHaveTextContent('ruth@example.com');
    expect(api.callsOf(FIRST_PAGE)).toHaveLength(1);
  });

  it('takes search, status, order and page from the address', async () => {
    renderAdmin(<ContactListPage />, { at: '/?q=ruth&status=new&sort=name&order=asc&page=2' });
    expect(await screen.findByText('Failed to fetch contacts', { selector: 'p' })).toBeInTheDocument();
    const asked = 'GET /contact?q=ruth&status=new&sort=name&order=asc&page=2&limit=10';
    expect(api.callsOf(asked)).toHaveLength(1);
  });

  it('says that there is none', async () => {
    api.answer(FIRST_PAGE, { body: [], headers: { 'X-Total-Count': '0' } });
    renderAdmin(<ContactListPage />);
    expect(await screen.findByText('No contact messages found.')).toBeInTheDocument();
  });

  it('offers a Retry when it could not be loaded', async () => {
    api.answer(FIRST_PAGE, { status: 500, body: { message: 'Broken' } });
    renderAdmin(<ContactListPage />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(await screen.findByText('Broken')).toBeInTheDocument();
    expect(screen.getAllByText('Failed to fetch contacts')).toHaveLength(2);
    api.answer(FIRST_PAGE, { body: [message], headers: { 'X-Total-Count': '1' } });
    await userEvent.click(retry);
    expect(await screen.findByText('Ruth Zimba')).toBeInTheDocument();
  });
});

describe('one message', () => {
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'View Ruth Zimba: Prices' }));
    return screen.findByRole('dialog');
  };

  it('does not change by being read', async () => {
    renderAdmin(<ContactListPage />, { role: 'editor' });
    const dialog = await open();
    expect(within(dialog).getByText('What does a course cost?')).toBeInTheDocument();
    expect(within(dialog).queryByText('Phone')).not.toBeInTheDocument();
    expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('takes any status from the menu', async () => {
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

  it('is shown as a colleague has left it, when both changed it', async () => {
    const theirs = { ...message, status: 'replied', updatedAt: '2026-11-20T09:00:00.000Z' };
    api.answer('PUT /contact/c1', {
      status: 409,
      body: { message: 'Somebody else has changed this.', current: theirs },
    });
    renderAdmin(<ContactListPage />, { role: 'editor' });
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change status' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
    expect(await screen.findByText('Somebody else has changed this.')).toBeInTheDocument();
    expect(within(dialog).getByText('Replied')).toBeInTheDocument();
  });

  it('keeps its status when the change fails', async () => {
    api.answer('PUT /contact/c1', { status: 503, body: { message: 'The database is not available.' } });
    renderAdmin(<ContactListPage />, { role: 'editor' });
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change status' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archive' }));
    expect(await screen.findByText('Failed to update contact status')).toBeInTheDocument();
    expect(within(dialog).getByText('New')).toBeInTheDocument();
  });

  it('is asked for no more once it is deleted, though the address may still name it', async () => {
    api.answer('DELETE /contact/c1', () => {
      api.answer(FIRST_PAGE, { body: [], headers: { 'X-Total-Count': '0' } });
      return { body: { success: true } };
    });
    renderAdmin(<ContactListPage />, { role: 'editor' });
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Ruth Zimba: Prices');
    await userEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1)!);
    expect(await screen.findByText('No contact messages found.')).toBeInTheDocument();
    expect(api.callsOf('GET /contact/c1')).toHaveLength(0);
  });

  it('offers a viewer nothing to change', async () => {
    renderAdmin(<ContactListPage />, { role: 'viewer' });
    const dialog = await open();
    const buttons = screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(buttons).toEqual(expect.arrayContaining(['View Ruth Zimba: Prices', 'Close']));
    expect(buttons.filter((name) => /Reply|Delete|Change/.test(name ?? ''))).toEqual([]);
    expect(within(dialog).getByText('New')).toBeInTheDocument();
  });
});
