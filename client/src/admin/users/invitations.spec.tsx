import type { Invitation } from '@contract/account-links';
import { screen, waitFor, within } from '@testing-library/react';
import { freshApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';
import { Invitations } from './invitations';

const LIST = 'GET /users/invitations?limit=100';
const at = new Date().toISOString();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const stored = (fields: Partial<Invitation> = {}): Invitation => ({
  _id: 'i1',
  name: 'Mwila Banda',
  email: 'mwila@example.com',
  role: 'editor',
  createdAt: at,
  updatedAt: at,
  expiresAt: inDays(2),
  invitedBy: 'Admin User',
  isVoid: false,
  link: null,
  ...fields,
});
const api = freshApi({ [LIST]: { body: [stored()] } });
const LINK = 'https://mosi.example/admin/invitation#token';

describe('invitations', () => {
  it('are loading, none, or cannot be loaded and asked for again', async () => {
    api.answer(LIST, { status: 500 });
    const user = renderAdmin(<Invitations />);
    expect(screen.getByText('Loading invitations...')).toBeVisible();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.answer(LIST, { body: [] });
    await user.click(retry);
    expect(await screen.findByText('No open invitations.')).toBeVisible();
  });

  it('are sent by name, email and role, without a password', async () => {
    api.answer('POST /users/invitations', { status: 400 });
    const user = renderAdmin(<Invitations />);
    await user.click(screen.getByRole('button', { name: 'Invite a colleague' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('Failed to invite the colleague')).toBeInTheDocument();
    api.answer('POST /users/invitations', { status: 201, body: stored() });
    await fill(user, dialog.getByLabelText('Name'), 'Mwila Banda');
    await fill(user, dialog.getByLabelText('Email'), 'mwila@example.com');
    await user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('Invitation emailed to mwila@example.com')).toBeInTheDocument();
    expect(api.callsOf('POST /users/invitations')[1]?.body).toEqual({
      name: 'Mwila Banda',
      email: 'mwila@example.com',
      role: 'editor',
    });
  });

  it('show their link to copy while no mail server is set', async () => {
    api.answer(LIST, { body: [stored({ link: LINK })] });
    const user = renderAdmin(<Invitations />);
    await user.click(await screen.findByRole('button', { name: 'Copy link for Mwila Banda' }));
    await waitFor(() => expect(screen.getByText(LINK)).toBeVisible());
  });

  it('say which no longer work, and are sent again', async () => {
    api.answer(LIST, { body: [stored({ expiresAt: inDays(-1) }), stored({ _id: 'i2', name: 'Chipo', isVoid: true })] });
    api.answer('POST /users/invitations/i1/resend', { body: stored() });
    const user = renderAdmin(<Invitations />);
    expect(await screen.findByText('Expired')).toBeVisible();
    expect(screen.getByText('Not valid, because the sender is no longer an administrator')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resend the invitation for Mwila Banda' }));
    expect(await screen.findByText('Invitation emailed to mwila@example.com')).toBeInTheDocument();
  });

  it('are withdrawn after a question', async () => {
    api.answer('DELETE /users/invitations/i1', { body: { success: true } });
    const user = renderAdmin(<Invitations />);
    await user.click(await screen.findByRole('button', { name: 'Withdraw the invitation for Mwila Banda' }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(api.callsOf('DELETE /users/invitations/i1')).toHaveLength(1));
  });
});
