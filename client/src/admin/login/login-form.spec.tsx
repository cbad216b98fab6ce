import { SECOND_STEP_TEXTS } from '@contract/second-step';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readToken } from '@/stores/stored-login';
import { freshApi, NO_BODY } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { LoginForm } from './login-form';

const admin = { _id: 'u1', name: 'Admin User', email: 'admin@example.com', role: 'admin' };
const api = freshApi();

async function signIn() {
  const onSignedIn = jest.fn();
  const user = userEvent.setup();
  renderAdmin(<LoginForm onSignedIn={onSignedIn} />);
  await user.type(screen.getByLabelText('Email'), 'admin@example.com');
  await user.type(screen.getByLabelText('Password'), 'a password');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  return onSignedIn;
}

describe('LoginForm', () => {
  it('requires both fields before the request', async () => {
    renderAdmin(<LoginForm />);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Please enter your email')).toBeInTheDocument();
    expect(screen.getByText('Please enter your password')).toBeInTheDocument();
    expect(api.calls).toHaveLength(0);
  });

  it('is disabled while it logs in', async () => {
    api.answer('POST /auth/login', () => new Promise(() => undefined));
    await signIn();
    expect(screen.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    for (const label of ['Email', 'Password']) expect(screen.getByLabelText(label)).toBeDisabled();
  });

  it.each([
    [{ status: 401, body: { message: 'Invalid email or password' } }, 'Invalid email or password'],
    [{ status: 429, body: { message: 'Please try again in 5 minutes.' } }, 'Please try again in 5 minutes.'],
    [{ body: null }, 'Invalid email or password'],
    [{ body: { success: false } }, 'Invalid email or password'],
    [{ body: { success: true, user: admin } }, 'Invalid email or password'],
    [{ body: NO_BODY }, 'Invalid email or password'],
    [{ status: 429, body: {} }, 'An error occurred. Please try again.'],
    [{ status: 500, body: { message: 'Broken' } }, 'An error occurred. Please try again.'],
  ])('explains the failure: %j', async (answer, words) => {
    api.answer('POST /auth/login', answer);
    const onSignedIn = await signIn();
    const password = screen.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(words));
    expect(password).toHaveFocus();
    expect(password).toBeInvalid();
    expect(screen.getByLabelText('Email')).toHaveValue('admin@example.com');
    expect(onSignedIn).not.toHaveBeenCalled();
    // The toast is hidden from screen readers, so that they read the error once.
    const toast = screen.getAllByText(words).filter((line) => line.closest('form') === null);
    expect(toast.map((line) => line.closest('[aria-hidden="true"]') !== null)).toEqual([true]);
    await userEvent.type(password, 'x');
    expect(password).not.toHaveAccessibleDescription();
    expect(password).toBeValid();
  });

  it('asks for a code after the password until one is right', async () => {
    const refused = (message: string) => ({ status: 401, body: { message, secondStep: true } });
    api.answer('POST /auth/login', refused(SECOND_STEP_TEXTS.asked));
    const onSignedIn = await signIn();
    const code = await screen.findByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toBeValid();
    api.answer('POST /auth/login', refused(SECOND_STEP_TEXTS.wrong));
    await userEvent.type(code, '123456{Enter}');
    await waitFor(() => expect(code).toBeInvalid());
    expect(screen.getByText(SECOND_STEP_TEXTS.wrong, { selector: 'p' })).toBeVisible();
    api.answer('POST /auth/login', { body: { success: true, token: 't1', user: admin } });
    await userEvent.clear(code);
    await userEvent.type(code, '654321{Enter}');
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    const sent = { email: 'admin@example.com', password: 'a password' };
    expect(api.callsOf('POST /auth/login').map(({ body }) => body)).toEqual([
      sent,
      { ...sent, code: '123456' },
      { ...sent, code: '654321' },
    ]);
  });

  it('begins no session before a required two-step login is set up', async () => {
    api.answer('POST /auth/login', { body: { success: true, token: 'set-up', user: admin, mustSetUp: true } });
    api.answer('POST /profile/second-step', { body: { secret: 'ABCD', uri: 'otpauth://totp/a' } });
    const recoveryCodes = ['0000-0000-0000-0000'];
    api.answer('POST /profile/second-step/confirm', { body: { success: true, token: 'full', recoveryCodes } });
    const onSignedIn = await signIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'I have saved the codes' }));
    expect(onSignedIn).toHaveBeenCalledTimes(1);
    expect(readToken()).toBe('full');
    const [start] = api.callsOf('POST /profile/second-step');
    expect(start?.headers['x-auth-token']).toBe('set-up');
    expect(start?.body).toEqual({ currentPassword: 'a password' });
  });

  it('leads back from the code to the password', async () => {
    api.answer('POST /auth/login', { status: 401, body: { message: 'x', secondStep: true } });
    await signIn();
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('admin@example.com');
  });
});
