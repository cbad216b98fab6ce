import { PASSKEY_TEXTS } from '@contract/passkeys';
import { PASSWORD_TEXTS } from '@contract/users';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { makePasskey } from '@/api/browser-passkeys';
import { ApiError } from '@/api/http';
import { readToken } from '@/stores/stored-login';
import { freshApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';
import { Passkeys } from './passkeys';

jest.mock('@/api/browser-passkeys', () => ({ hasPasskeys: () => true, makePasskey: jest.fn() }));
const make = jest.mocked(makePasskey);

const AT = '2026-11-25T08:00:00.000Z';
const PHONE = { _id: 'p1', name: 'My phone', createdAt: AT, lastUsedAt: null };
const listOf = (passkeys: object[], isOffered = true) => ({ body: { isOffered, passkeys } });
const api = freshApi({
  'GET /profile/passkeys': listOf([]),
  'GET /profile/second-step': { body: { isOn: false, recoveryCodesLeft: 0, isRequired: false } },
});

async function prove(user: UserEvent, button: string, name = '') {
  const dialog = within(await screen.findByRole('dialog'));
  if (name) await fill(user, dialog.getByLabelText('Name'), name);
  await fill(user, dialog.getByLabelText('Current password'), 'a password');
  await user.click(dialog.getByRole('button', { name: button }));
  return dialog;
}

describe('passkeys on My profile', () => {
  it('are added with a name and the password, and renew the token', async () => {
    api.answer('POST /profile/passkeys/start', { body: { challenge: 'c' } });
    api.answer('POST /profile/passkeys', { body: { success: true, token: 't2' } });
    make.mockResolvedValue('{"id":"x"}');
    const user = renderAdmin(<Passkeys />);
    expect(await screen.findByText('No passkeys yet.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add a passkey' }));
    api.answer('GET /profile/passkeys', listOf([PHONE]));
    await prove(user, 'Continue', 'My phone');
    expect(await screen.findByText('My phone')).toBeVisible();
    expect(api.callsOf('POST /profile/passkeys')[0]?.body).toEqual({ name: 'My phone', answer: '{"id":"x"}' });
    expect(readToken()).toBe('t2');
  });

  it('have a field for the code if two-step login cannot be read', async () => {
    api.answer('GET /profile/second-step', { status: 500 });
    const errors = [{ field: 'code', message: 'Please enter the code' }];
    api.answer('POST /profile/passkeys/start', { status: 400, body: { message: 'x', errors } });
    const user = renderAdmin(<Passkeys />);
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const dialog = await prove(user, 'Continue', 'My phone');
    await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription(/Please enter the code/));
  });

  it('show a wrong password at its field and keep the name', async () => {
    const errors = [{ field: 'currentPassword', message: PASSWORD_TEXTS.currentWrong }];
    api.answer('POST /profile/passkeys/start', { status: 400, body: { message: 'x', errors } });
    const user = renderAdmin(<Passkeys />);
    await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
    const dialog = await prove(user, 'Continue', 'My phone');
    const password = dialog.getByLabelText('Current password');
    await waitFor(() => expect(password).toHaveAccessibleDescription(PASSWORD_TEXTS.currentWrong));
    api.answer('POST /profile/passkeys/start', { body: { challenge: 'c' } });
    make.mockRejectedValue(new ApiError(400, PASSKEY_TEXTS.failed));
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    expect((await screen.findAllByText(new RegExp(PASSKEY_TEXTS.failed)))[0]).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue('My phone');
  });

  it('are removed with the password', async () => {
    api.answer('GET /profile/passkeys', listOf([PHONE]));
    api.answer('POST /profile/passkeys/p1/remove', { body: { success: true, token: 't3' } });
    const user = renderAdmin(<Passkeys />);
    await user.click(await screen.findByRole('button', { name: 'Remove My phone' }));
    api.answer('GET /profile/passkeys', listOf([]));
    await prove(user, 'Remove');
    expect(await screen.findByText('No passkeys yet.')).toBeVisible();
    expect(readToken()).toBe('t3');
  });

  it('are not offered without HTTPS, nor beyond ten', async () => {
    api.answer('GET /profile/passkeys', listOf([], false));
    const user = renderAdmin(<Passkeys />);
    expect(await screen.findByText(PASSKEY_TEXTS.off)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
    expect(user).toBeTruthy();
  });

  it('can be loaded again', async () => {
    api.answer('GET /profile/passkeys', { status: 500, body: {} });
    const user = renderAdmin(<Passkeys />);
    await screen.findByText('Failed to load your passkeys.');
    api.answer(
      'GET /profile/passkeys',
      listOf(Array.from({ length: 10 }, (_none, at) => ({ ...PHONE, _id: `${at}` }))),
    );
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(PASSKEY_TEXTS.full)).toBeVisible();
  });
});
