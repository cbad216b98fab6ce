import { cleanup, screen, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { at, listOf, messageOf } from '@/testing/records';
import { fill, renderAdmin } from '@/testing/render-admin';
import { ContactsScreen } from './contacts-screen';
import { useMessages } from './message-stores';

const reply = { _id: 'r1', subject: 'Re: Prices', message: 'K900 a month.', sentAt: at, sentBy: 'Mutinta' };
const stored = messageOf({ phone: '+260 97 1', status: 'read' });

const api = freshApi({
  'GET /contact/c1': { body: stored },
  'GET /timeline/messages/c1': { body: [] },
  'GET /contact?q=pri&sort=createdAt&order=desc&page=1&limit=100': listOf([{ ...stored, _id: 'c0' }, stored]),
});
beforeEach(() => {
  useMessages.getState().clear();
});

const show = (role: 'viewer' | 'editor' = 'editor') =>
  renderAdmin(<ContactsScreen />, { role, at: '/?q=pri&message=c1' });

describe('message page', () => {
  it('shows message, sender and links to the list, neighbours and WhatsApp', async () => {
    const user = show();
    expect(await screen.findByRole('heading', { level: 1, name: 'Prices' })).toBeVisible();
    expect(screen.getByText('What does a course cost?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'ruth@example.com' })).toHaveAttribute('href', 'mailto:ruth@example.com');
    expect(await screen.findByText('2 of 2')).toBeVisible();
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Contacts')).toBe('/admin/contacts?q=pri');
    expect(hrefOf('Previous message')).toBe('/admin/contacts?q=pri&message=c0');
    await user.click(screen.getByRole('radio', { name: 'WhatsApp' }));
    expect(hrefOf('Open WhatsApp')).toBe('https://wa.me/260971');
  });

  it('marks a reply that was only saved to the outbox', async () => {
    api.answer('GET /contact/c1', {
      body: { ...stored, status: 'replied', replies: [{ ...reply, savedToOutbox: true }] },
    });
    show();
    expect(await screen.findByText('Not emailed: saved to the outbox')).toBeVisible();
  });

  it('sends a reply unless a newer one exists', async () => {
    api.answer('POST /contact/reply', { body: { success: true, message: 'Reply sent', msg: 'Reply sent' } });
    const user = show();
    const box = await screen.findByRole('textbox', { name: 'Reply' });
    await fill(user, box, 'K900 a month.');
    api.answer('GET /contact/c1', { body: { ...stored, status: 'replied', replies: [reply] } });
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Reply sent')).toBeVisible();
    expect(api.callsOf('POST /contact/reply')[0]?.body).toEqual({
      ...{ contactId: 'c1', email: 'ruth@example.com', subject: 'Re: Prices', message: 'K900 a month.' },
      lastReplyId: null,
    });
    const answers = await screen.findByRole('region', { name: 'Replies and notes' });
    expect(within(answers).getByText('K900 a month.')).toBeVisible();
    expect(box).toHaveValue('');
  });

  it('shows viewers no form and marks nothing as read', async () => {
    api.answer('GET /contact/c1', { body: { ...stored, status: 'new' } });
    show('viewer');
    expect(await screen.findAllByText('New')).not.toEqual([]);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    expect(api.callsOf('POST /contact/c1/open')).toEqual([]);
  });

  it('reports a deleted message and a failed load', async () => {
    api.answer('GET /contact/c1', { status: 404, body: { message: 'Not found.' } });
    show();
    expect(await screen.findByText(/^This message was not found\./)).toBeVisible();
    expect(screen.queryByText(/Your changes are saved/)).not.toBeInTheDocument();
    cleanup();
    useMessages.getState().clear();
    api.answer('GET /contact/c1', { status: 500, body: { message: 'Broken.' } });
    show();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
