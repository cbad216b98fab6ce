import type { ContactMessage } from '@contract/contact';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { ContactListPage } from './contact-list-page';

const FIRST_PAGE = 'GET /contact?sort=createdAt&order=desc&page=1&limit=10';
const time = '2026-11-20T08:00:00.000Z';
const message = (_id: string, name: string): ContactMessage => ({
  _id,
  name,
  email: `${_id}@example.com`,
  phone: '',
  subject: 'Prices',
  message: 'What does a course cost?',
  status: 'new',
  replies: [],
  notes: [],
  createdAt: time,
  updatedAt: time,
});
const pageOf = (...messages: ContactMessage[]) => ({
  body: messages,
  headers: { 'X-Total-Count': String(messages.length) },
});

const api = freshApi();
beforeEach(() => {
  api.answer(FIRST_PAGE, pageOf(message('c1', 'Ruth Zimba'), message('c2', 'Kelvin Phiri')));
});

const choose = async (...names: string[]) => {
  for (const name of names)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}: Prices` }));
};
const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

describe('updates during work', () => {
  const withNew = () => api.answer(FIRST_PAGE, pageOf(message('c3', 'Grace Mutale'), message('c1', 'Ruth Zimba')));

  it('keep selected messages on the page', async () => {
    renderAdmin(<ContactListPage />, { role: 'editor' });
    await choose('Kelvin Phiri');
    withNew();
    const asked = api.callsOf(FIRST_PAGE).length;
    look();
    expect(api.callsOf(FIRST_PAGE)).toHaveLength(asked);
    expect(screen.getByRole('checkbox', { name: 'Select Kelvin Phiri: Prices' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    look();
    expect(await screen.findByText('Grace Mutale')).toBeInTheDocument();
  });

  it('do not move the text being written', async () => {
    api.answer('GET /contact/c2', { body: message('c2', 'Kelvin Phiri') });
    api.answer('POST /contact/c2/open', { body: { ...message('c2', 'Kelvin Phiri'), status: 'read' } });
    api.answer('GET /timeline/messages/c2', { body: [] });
    renderAdmin(<ContactListPage />, { role: 'editor' });
    await userEvent.click(await screen.findByRole('button', { name: 'View Kelvin Phiri: Prices' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'Called back');
    withNew();
    look();
    await screen.findByText('Grace Mutale');
    expect(within(dialog).getByRole('textbox')).toHaveValue('Called back');
    expect(within(dialog).getByText('What does a course cost?')).toBeInTheDocument();
  });
});
