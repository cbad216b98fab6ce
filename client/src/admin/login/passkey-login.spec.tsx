import { PASSKEY_TEXTS } from '@contract/passkeys';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askPasskey } from '@/api/browser-passkeys';
import { ApiError } from '@/api/http';
import { useSession } from '@/stores/session';
import { readToken } from '@/stores/stored-login';
import { freshApi } from '@/testing/fake-api';
import { renderAdmin } from '@/testing/render-admin';
import { LoginForm } from './login-form';

jest.mock('@/api/browser-passkeys', () => ({ hasPasskeys: () => true, askPasskey: jest.fn() }));
const ask = jest.mocked(askPasskey);

const admin = { _id: 'u1', name: 'Admin User', email: 'admin@example.com', role: 'admin' as const };
const api = freshApi({ 'POST /auth/login/passkey/start': { body: { challenge: 'c' } } });
const LOGIN = 'POST /auth/login/passkey';

async function select() {
  const onSignedIn = jest.fn();
  const user = userEvent.setup();
  renderAdmin(<LoginForm hasPasskey onSignedIn={onSignedIn} />);
  await user.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
  return onSignedIn;
}

describe('a login with a passkey', () => {
  beforeEach(() => ask.mockResolvedValue('{"id":"x"}'));

  it('needs neither email address nor password', async () => {
    api.answer(LOGIN, { body: { success: true, token: 't2', user: admin } });
    const onSignedIn = await select();
    await screen.findByText('Login successful');
    expect(api.callsOf(LOGIN)[0]?.body).toEqual({ answer: '{"id":"x"}' });
    expect([onSignedIn.mock.calls.length, readToken()]).toEqual([1, 't2']);
  });

  it('tells why it failed, and can be repeated', async () => {
    ask.mockRejectedValueOnce(new ApiError(400, PASSKEY_TEXTS.failed));
    await select();
    expect(await screen.findByText(PASSKEY_TEXTS.failed)).toBeVisible();
    api.answer(LOGIN, { status: 401, body: { message: PASSKEY_TEXTS.wrong } });
    await userEvent.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
    expect(await screen.findByText(PASSKEY_TEXTS.wrong)).toBeVisible();
  });

  it('ends the session of another person’s passkey after a session has expired', async () => {
    api.answer(LOGIN, { body: { success: true, token: 't2', user: admin } });
    api.answer('POST /auth/logout', { body: { success: true } });
    const onSignedIn = jest.fn();
    renderAdmin(<LoginForm hasPasskey onSignedIn={onSignedIn} />);
    useSession.setState({ status: 'expired', user: { ...admin, _id: 'u2' } });
    await userEvent.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
    expect(await screen.findByText(PASSKEY_TEXTS.others)).toBeVisible();
    expect(api.callsOf('POST /auth/logout')[0]?.headers['x-auth-token']).toBe('t2');
    expect(onSignedIn).not.toHaveBeenCalled();
  });
});
