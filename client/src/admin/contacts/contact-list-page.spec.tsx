import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshApi } from '@/testing/fake-api';
import { listOf, messageOf } from '@/testing/records';
import { renderAdmin } from '@/testing/render-admin';
import { ContactListPage } from './contact-list-page';

const FIRST_PAGE = 'GET /contact?sort=createdAt&order=desc&page=1&limit=10';

const message = messageOf();

const api = freshApi({
  [FIRST_PAGE]: listOf([message]),
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
    await userEvent.click(screen.getByRole('tab', { name: 'Archived 0' }));
    expect(await screen.findByRole('tab', { name: 'Archived' })).toBeVisible();
    api.answer(`${FIRST_PAGE}&status=archived`, listOf([]));
    fireEvent.online(window);
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
    ['somebody who opens one that was read', 'editor', { ...message, status: 'read', phone: '+260 (0)97 1 ext. 2' }],
  ] as const)('does not change the status for %s', async (_who, role, shown) => {
    api.answer(FIRST_PAGE, listOf([shown]));
    renderAdmin(<ContactListPage />, { role });
    const dialog = await open();
    if (shown.phone) expect(within(dialog).getByText(shown.phone)).toHaveAttribute('href', 'tel:+260971');
    expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('sets any status from the menu', async () => {
    api.answer('PUT /contact/c1', { body: { ...message, status: 'archived' } });
    renderAdmin(<ContactListPage />, { role: 'editor' });
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change status' }));
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(names).toEqual(['Mark as read', 'Mark as replied', 'Archive']);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mark as read' })).toHaveFocus());
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

describe('updates during work', () => {
  const kelvin = messageOf({ _id: 'c2', name: 'Kelvin Phiri' });
  const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const withNew = () => api.answer(FIRST_PAGE, listOf([messageOf({ _id: 'c3', name: 'Grace Mutale' }), message]));
  beforeEach(() => {
    api.answer(FIRST_PAGE, listOf([message, kelvin]));
  });

  it('keep selected messages on the page', async () => {
    renderAdmin(<ContactListPage />, { role: 'editor' });
    const box = () => screen.findByRole('checkbox', { name: 'Select Kelvin Phiri: Prices' });
    await userEvent.click(await box());
    withNew();
    const asked = api.callsOf(FIRST_PAGE).length;
    look();
    expect(api.callsOf(FIRST_PAGE)).toHaveLength(asked);
    expect(await box()).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    look();
    expect(await screen.findByText('Grace Mutale')).toBeInTheDocument();
  });

  it('do not move the text being written', async () => {
    api.answer('GET /contact/c2', { body: kelvin });
    api.answer('POST /contact/c2/open', { body: { ...kelvin, status: 'read' } });
    api.answer('GET /timeline/messages/c2', { body: [] });
    renderAdmin(<ContactListPage />, { role: 'editor' });
    await userEvent.click(await screen.findByRole('button', { name: 'View Kelvin Phiri: Prices' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Called back');
    withNew();
    look();
    await screen.findByText('Grace Mutale');
    expect(dialog.getByRole('textbox')).toHaveValue('Called back');
    expect(dialog.getByText('What does a course cost?')).toBeInTheDocument();
  });
});
