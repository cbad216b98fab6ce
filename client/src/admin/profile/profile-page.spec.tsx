import { LINK_TEXTS } from '@contract/account-links';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@/api/http';
import { sendPortrait } from '@/api/uploads.api';
import { useSession } from '@/stores/session';
import { freshApi } from '@/testing/fake-api';
import { fill, renderAdmin, SELF_ID } from '@/testing/render-admin';
import { ConfirmEmailPage } from '../login/confirm-email-page';
import { ProfilePage } from './profile-page';

jest.mock('@/api/uploads.api');
const send = jest.mocked(sendPortrait);

const self = { _id: SELF_ID, name: 'Admin User', email: 'admin@example.com', role: 'admin' as const };
const api = freshApi({
  'GET /auth/recovery': { body: { byEmail: true } },
  'GET /profile/sessions': { body: [] },
  'GET /profile/second-step': { body: { isOn: false, recoveryCodesLeft: 0, isRequired: false } },
});
const inSection = (name: string) => within(screen.getByRole('region', { name }));

describe('My profile', () => {
  it('saves the name, which the header then shows', async () => {
    api.answer('PUT /profile', { body: { ...self, name: 'Mwila Banda' } });
    const user = renderAdmin(<ProfilePage />);
    const name = inSection('Name').getByLabelText('Name');
    await user.clear(name);
    await fill(user, name, 'Mwila Banda');
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('Profile updated')).toBeInTheDocument();
    expect(api.callsOf('PUT /profile')[0]?.body).toEqual({ name: 'Mwila Banda' });
    expect(useSession.getState().user?.name).toBe('Mwila Banda');
  });

  it('asks for the current password to change the email address', async () => {
    const errors = [{ field: 'currentPassword', message: 'This is not your current password.' }];
    api.answer('POST /profile/email', { status: 400, body: { message: 'x', errors } });
    const user = renderAdmin(<ProfilePage />);
    const { getByLabelText, getByRole } = inSection('Email address');
    await fill(user, getByLabelText('New email address'), 'new@example.com');
    await fill(user, getByLabelText('Current password'), 'a password');
    await user.click(getByRole('button', { name: 'Email me a link' }));
    await waitFor(() =>
      expect(getByLabelText('Current password')).toHaveAccessibleDescription('This is not your current password.'),
    );
    api.answer('POST /profile/email', { body: { success: true, message: 'Sent', msg: 'Sent' } });
    await user.click(getByRole('button', { name: 'Email me a link' }));
    await waitFor(() => expect(getByRole('status')).toHaveTextContent('Sent'));
  });

  it('says who changes the address where no email is sent', async () => {
    api.answer('GET /auth/recovery', { body: { byEmail: false } });
    renderAdmin(<ProfilePage />);
    expect(await screen.findByText(LINK_TEXTS.noMailForEmail)).toBeVisible();
  });

  it('uploads and removes a portrait, and shows why it refuses a file', async () => {
    const image = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'me.svg', { type: 'image/svg+xml' });
    send.mockRejectedValueOnce(new ApiError(400, 'This file is not an image.'));
    api.answer('DELETE /profile/portrait', { body: self });
    const user = renderAdmin(<ProfilePage />);
    const { getByLabelText, findByRole } = inSection('Portrait');
    expect(screen.queryByRole('button', { name: 'Remove portrait' })).not.toBeInTheDocument();
    await user.upload(getByLabelText('Portrait'), image);
    expect(await findByRole('alert')).toHaveTextContent('This file is not an image.');
    send.mockResolvedValueOnce({ ...self, portrait: '/uploads/me.svg' });
    await user.upload(getByLabelText('Portrait'), image);
    expect(await findByRole('button', { name: 'Replace portrait' })).toBeVisible();
    expect(useSession.getState().user?.portrait).toBe('/uploads/me.svg');
    await user.click(await findByRole('button', { name: 'Remove portrait' }));
    expect(await findByRole('button', { name: 'Upload portrait' })).toBeVisible();
  });

  it('lists where the person is logged in, and logs out one session', async () => {
    const times = { createdAt: '2026-11-29T08:00:00.000Z', lastUsedAt: '2026-11-29T09:00:00.000Z' };
    const own = { _id: 'a', browser: 'Firefox on Windows', isCurrent: true, ...times };
    const other = { _id: 'b', browser: 'Chrome on Android', isCurrent: false, ...times };
    api.answer('GET /profile/sessions', { status: 503, body: {} });
    api.answer('DELETE /profile/sessions/b', { body: { success: true } });
    const user = renderAdmin(<ProfilePage />);
    const { findByRole, findByText, getByText, queryByText, queryByRole } = inSection('Where you are logged in');
    const retry = await findByRole('button', { name: 'Retry' });
    api.answer('GET /profile/sessions', { body: [own, other] });
    await user.click(retry);
    expect((await findByText('Firefox on Windows')).closest('li')).toHaveTextContent('(this device)');
    expect(queryByRole('button', { name: 'Log out Firefox on Windows' })).not.toBeInTheDocument();
    expect(getByText('Chrome on Android').closest('li')).toHaveTextContent(/Logged in .*, last used .*/);
    api.answer('GET /profile/sessions', { body: [own] });
    await user.click(await findByRole('button', { name: 'Log out Chrome on Android' }));
    await waitFor(() => expect(queryByText('Chrome on Android')).not.toBeInTheDocument());
  });

  it('logs out everywhere after a question', async () => {
    api.answer('POST /auth/logout/everywhere', { body: { success: true } });
    const user = renderAdmin(<ProfilePage />);
    await user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(useSession.getState().status).toBe('signed-out'));
  });
});

it('confirms a new address by a button, not by opening its link', async () => {
  api.answer('POST /auth/link', { body: { ...self, email: 'new@example.com' } });
  api.answer('POST /auth/email', { body: { success: true } });
  const user = renderAdmin(<ConfirmEmailPage />, { at: '/admin/confirm-email#the-token' });
  const button = await screen.findByRole('button', { name: 'Confirm email address' });
  expect(api.callsOf('POST /auth/email')).toHaveLength(0);
  await user.click(button);
  await waitFor(() => expect(api.callsOf('POST /auth/email')[0]?.body).toEqual({ token: 'the-token' }));
});
