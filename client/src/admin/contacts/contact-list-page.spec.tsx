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

const LATER = '2026-11-20T10:00:00.000Z';
const api = freshApi({
  [FIRST_PAGE]: { body: [message], headers: { 'X-Total-Count': '1' } },
  'GET /contact/figures': { body: { all: 1, counts: { new: 1, read: 0, replied: 0, archived: 0 } } },
});

describe('the list of messages', () => {
  it('asks for the newest ten and shows them', async () => {
    renderAdmin(<ContactListPage />);
    const row = await screen.findByRole('row', { name: /Ruth Zimba Prices .* New November 20, 2026/ });
    expect(
      within(row)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/admin/contacts?message=c1', 'mailto:ruth@example.com']);
    expect(api.callsOf(FIRST_PAGE)).toHaveLength(1);
  });

  it('marks a message whose last reply was only saved to the outbox', async () => {
    const reply = { _id: 'r', subject: 'Re: Prices', message: '450', sentAt: LATER, sentBy: 'Mary' };
    const of = (...replies: ContactMessage['replies']): ContactMessage => ({ ...message, status: 'replied', replies });
    const rows = [
      of({ ...reply, savedToOutbox: true }),
      { ...of({ ...reply, savedToOutbox: true }, reply), _id: 'c2' },
    ];
    api.answer(FIRST_PAGE, { body: rows, headers: { 'X-Total-Count': '2' } });
    renderAdmin(<ContactListPage />);
    const [, saved, sent] = await screen.findAllByRole('row');
    expect(saved).toHaveTextContent('RepliedNot emailed');
    expect(sent).not.toHaveTextContent('Not emailed');
  });

  it('takes search, status, order and page from the address', async () => {
    renderAdmin(<ContactListPage />, { at: '/?q=ruth&status=new&sort=name&order=asc&page=2' });
    expect(await screen.findByText('Failed to fetch contacts', { selector: 'p' })).toBeInTheDocument();
    const asked = 'GET /contact?q=ruth&status=new&sort=name&order=asc&page=2&limit=10';
    expect(api.callsOf(asked)).toHaveLength(1);
  });

  it('counts on its tabs what is searched for, and shows one status alone', async () => {
    renderAdmin(<ContactListPage />);
    expect(await screen.findByRole('tab', { name: 'All 1' })).toHaveAttribute('aria-selected', 'true');
    api.answer(`${FIRST_PAGE}&status=archived`, { body: [], headers: { 'X-Total-Count': '0' } });
    await userEvent.click(screen.getByRole('tab', { name: 'Archived 0' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show all messages' }));
    expect(await screen.findByText('Ruth Zimba')).toBeInTheDocument();
  });
});

describe('one message', () => {
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'View Ruth Zimba: Prices' }));
    return screen.findByRole('dialog');
  };

  it('becomes read when somebody opens it who may answer it', async () => {
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
  ] as const)('does not change for %s', async (_who, role, shown) => {
    api.answer(FIRST_PAGE, { body: [shown], headers: { 'X-Total-Count': '1' } });
    renderAdmin(<ContactListPage />, { role });
    await open();
    expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('stays as somebody has marked it while it is open', async () => {
    api.answer('POST /contact/c1/open', { body: { ...message, status: 'read' } });
    api.answer('PUT /contact/c1', { body: message });
    renderAdmin(<ContactListPage />, { role: 'editor' });
    const dialog = await open();
    await within(dialog).findByText('Read');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change status' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mark as new' }));
    expect(await within(dialog).findByText('New')).toBeInTheDocument();
    expect(api.callsOf('POST /contact/c1/open')).toHaveLength(1);
  });

  it('shows replies and notes as one conversation, oldest first', async () => {
    const reply = { _id: 'r1', subject: 'Re: Prices', message: 'From 300.', sentAt: LATER, sentBy: 'Mary Banda' };
    const [first, last] = ['2026-11-20T09:00:00.000Z', '2026-11-20T11:00:00.000Z'];
    const notes = [
      { _id: 'n1', kind: 'call' as const, text: 'Rang twice.', by: 'Joseph Phiri', at: first },
      { _id: 'n2', kind: 'note' as const, text: 'Has a bursary.', by: 'Joseph Phiri', at: last },
    ];
    api.answer(FIRST_PAGE, { body: [{ ...message, replies: [reply], notes }], headers: { 'X-Total-Count': '1' } });
    renderAdmin(<ContactListPage />, { role: 'viewer' });
    const thread = within(await open()).getByRole('region', { name: 'Replies and notes' });
    const texts = within(thread)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(texts.map((text) => /Rang twice|Re: Prices.*From 300|Has a bursary/.exec(text ?? '')?.[0])).toEqual([
      'Rang twice',
      'Re: PricesFrom 300',
      'Has a bursary',
    ]);
    expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument();
  });

  it('takes a note, which stays in the field when it could not be saved', async () => {
    const noted = { ...message, notes: [{ _id: 'n1', kind: 'call', text: 'Rang.', by: 'Mary Banda', at: LATER }] };
    api.answer('POST /contact/c1/messages', { status: 503, body: { message: 'The database is not available.' } });
    renderAdmin(<ContactListPage />, { role: 'editor' });
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Call' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Call' }), 'Rang.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save call' }));
    expect(await screen.findByText('The database is not available.')).toBeInTheDocument();
    expect(within(dialog).getByRole('textbox', { name: 'Call' })).toHaveValue('Rang.');
    api.answer('POST /contact/c1/messages', { status: 201, body: noted });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save call' }));
    expect(await within(dialog).findByText('Phone call: noted here only')).toBeInTheDocument();
    expect(within(dialog).getByRole('textbox', { name: 'Call' })).toHaveValue('');
    expect(api.callsOf('POST /contact/c1/messages').at(-1)?.body).toEqual({ kind: 'call', text: 'Rang.' });
  });

  it('leads to the next and the previous one, over the end of the page', async () => {
    const read = { ...message, status: 'read' as const };
    const rows = Array.from({ length: 10 }, (_, n) => ({ ...read, _id: `c${n + 1}`, subject: `Subject ${n + 1}` }));
    rows[0]!.subject = 'Prices';
    const SECOND_PAGE = FIRST_PAGE.replace('page=1', 'page=2');
    const headers = { 'X-Total-Count': '11' };
    api.answer(FIRST_PAGE, { body: rows, headers });
    api.answer(SECOND_PAGE, { body: [{ ...read, _id: 'c11', subject: 'The last' }], headers });
    renderAdmin(<ContactListPage />, { role: 'viewer' });
    const dialog = await open();
    const press = (name: string) => userEvent.click(within(dialog).getByRole('button', { name }));
    expect(within(dialog).getByRole('button', { name: 'Previous message' })).toBeDisabled();
    await press('Next message');
    expect(await within(dialog).findByText('Subject 2')).toBeVisible();
    expect(within(dialog).getByText('2 of 11')).toBeVisible();
    for (let at = 2; at < 11; at += 1) {
      await within(dialog).findByText(`${at} of 11`);
      await press('Next message');
    }
    expect(await within(dialog).findByText('The last')).toBeVisible();
    expect(await within(dialog).findByText('11 of 11')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Next message' })).toBeDisabled();
    await press('Previous message');
    expect(await within(dialog).findByText('10 of 11')).toBeVisible();
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
    expect(buttons.filter((name) => /Reply|Delete|Change|Save/.test(name ?? ''))).toEqual([]);
    expect(within(dialog).getByText('New')).toBeInTheDocument();
  });
});
