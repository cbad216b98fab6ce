import { LINK_TEXTS } from '@contract/account-links';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { freshApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';
import { ForgotPasswordPage } from './forgot-password-page';
import { NewPasswordForm } from './new-password-form';
import { LoginPage } from './office-login-page';
import { ResetPage } from './reset-page';

const FACTS = { email: 'chanda@example.com', name: 'Chanda Phiri', role: 'editor' } as const;
const GONE = { status: 404, body: { message: LINK_TEXTS.gone } };
const api = freshApi({
  'POST /auth/link': { body: FACTS },
  'POST /auth/forgotten': { body: { success: true, message: LINK_TEXTS.asked, msg: LINK_TEXTS.asked } },
});

describe('login page', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('offers to reset a password when email is sent: %s', async (byEmail, links) => {
    api.answer('GET /auth/recovery', { body: { byEmail } });
    renderAdmin(<LoginPage />);
    await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Forgotten password?' })).toHaveLength(links));
    await waitFor(() => expect(screen.queryAllByText(/Ask an administrator for a new one/)).toHaveLength(1 - links));
    expect(api.callsOf('GET /auth/recovery')).toHaveLength(1);
  });
});

describe('forgotten password page', () => {
  it('requests a link by email address and announces the answer', async () => {
    const user = renderAdmin(<ForgotPasswordPage />);
    await user.click(screen.getByRole('button', { name: 'Email me a link' }));
    expect(await screen.findByText('Please enter your email')).toBeVisible();
    expect(api.callsOf('POST /auth/forgotten')).toHaveLength(0);
    await fill(user, screen.getByLabelText('Email'), ' chanda@example.com ');
    await user.click(screen.getByRole('button', { name: 'Email me a link' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(LINK_TEXTS.asked));
    expect(api.callsOf('POST /auth/forgotten')[0]?.body).toEqual({ email: 'chanda@example.com' });
    expect(screen.getByRole('button', { name: 'Send again' })).toBeEnabled();
  });

  it.each([
    [{ status: 409, body: { message: LINK_TEXTS.noMail } }, LINK_TEXTS.noMail],
    [{ status: 429, headers: { 'Retry-After': '60' } }, 'Too many tries. Please try again in 1 minute.'],
    [{ status: 500 }, 'An error occurred. Please try again.'],
  ])('explains why no email was sent and keeps the address: %j', async (answer, words) => {
    api.answer('POST /auth/forgotten', answer);
    const user = renderAdmin(<ForgotPasswordPage />);
    await fill(user, screen.getByLabelText('Email'), 'chanda@example.com');
    await user.click(screen.getByRole('button', { name: 'Email me a link' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    expect(screen.getByLabelText('Email')).toHaveValue('chanda@example.com');
  });
});

describe('reset link', () => {
  const show = () => renderAdmin(<ResetPage />, { at: '/admin/reset-password#the-token' });
  async function setPassword(user: UserEvent, password = 'quite another password', again = password) {
    await fill(user, await screen.findByLabelText('New Password'), password);
    await fill(user, screen.getByLabelText('Confirm Password'), again);
    await user.click(screen.getByRole('button', { name: 'Set password' }));
  }

  it('has expired without its token, and asks the server nothing', async () => {
    renderAdmin(<ResetPage />, { at: '/admin/reset-password' });
    expect(await screen.findByRole('alert')).toHaveTextContent(LINK_TEXTS.gone);
    expect(api.callsOf('POST /auth/link')).toHaveLength(0);
  });

  it('shows the account, sets the password and confirms it', async () => {
    api.answer('POST /auth/reset', { body: { success: true } });
    const user = show();
    expect(await screen.findByText('For chanda@example.com')).toBeVisible();
    await setPassword(user);
    expect(await screen.findByText('Password changed successfully')).toBeInTheDocument();
    expect(api.callsOf('POST /auth/link')[0]?.body).toEqual({ kind: 'reset', token: 'the-token' });
    expect(api.callsOf('POST /auth/reset')[0]?.body).toEqual({
      token: 'the-token',
      password: 'quite another password',
    });
  });

  it('stays busy after success, because a second click would say that the link is gone', async () => {
    const link = { ...FACTS, token: 'the-token', onGone: () => undefined };
    const user = renderAdmin(<NewPasswordForm link={link} saveText="Set password" save={async () => undefined} />);
    await setPassword(user);
    await act(async () => {});
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  });

  it('treats equivalent Unicode spellings as the same password', async () => {
    api.answer('POST /auth/reset', { body: { success: true } });
    const user = show();
    await setPassword(user, 'café on the Zambezi', 'cafe on the Zambezi');
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Set password' })).toBeDisabled();
    const confirmation = screen.getByLabelText('Confirm Password');
    await user.clear(confirmation);
    await fill(user, confirmation, 'café on the Zambezi'.normalize('NFD'));
    await user.click(screen.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(api.callsOf('POST /auth/reset')).toHaveLength(1));
  });

  it('shows at the field why the password is refused', async () => {
    const errors = [{ field: 'password', message: 'Too many people use this password.' }];
    api.answer('POST /auth/reset', { status: 400, body: { message: 'x', errors } });
    await setPassword(show());
    await waitFor(() =>
      expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription('Too many people use this password.'),
    );
  });

  it('reports a link that was used elsewhere', async () => {
    api.answer('POST /auth/reset', GONE);
    await setPassword(show());
    expect(await screen.findByText(LINK_TEXTS.gone)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/admin/forgotten-password',
    );
  });

  it('reads the link again after a failure', async () => {
    api.answer('POST /auth/link', { status: 503 });
    const user = show();
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.answer('POST /auth/link', { body: FACTS });
    await user.click(retry);
    expect(await screen.findByLabelText('New Password')).toBeVisible();
  });
});
