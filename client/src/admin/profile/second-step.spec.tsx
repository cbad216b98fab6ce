import { SECOND_STEP_TEXTS } from '@contract/second-step';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { readToken } from '@/stores/stored-login';
import { freshApi } from '@/testing/fake-api';
import { fill, renderAdmin } from '@/testing/render-admin';
import { SecondStep } from './second-step';

const OFF = { body: { isOn: false, recoveryCodesLeft: 0, isRequired: false } };
const ON = { body: { isOn: true, recoveryCodesLeft: 10, isRequired: false } };
const SECRET = { secret: 'ABCDEFGHJKLMNPQR', uri: 'otpauth://totp/Mosi:a@example.com?secret=ABCDEFGHJKLMNPQR' };
const CODES = Array.from({ length: 10 }, (_none, index) => `0000-0000-0000-000${index}`);
const api = freshApi({ 'GET /profile/second-step': OFF });

async function prove(user: UserEvent, button: string, code = '') {
  const dialog = within(await screen.findByRole('dialog'));
  await fill(user, dialog.getByLabelText('Current password'), 'a password');
  if (code) await fill(user, dialog.getByLabelText('Code'), code);
  await user.click(dialog.getByRole('button', { name: button }));
}

describe('two-step login on My profile', () => {
  it('is set up with password, setup key and first code', async () => {
    api.answer('POST /profile/second-step', { body: SECRET });
    const user = renderAdmin(<SecondStep />);
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    expect(within(screen.getByRole('dialog')).queryByLabelText('Code')).not.toBeInTheDocument();
    await prove(user, 'Continue');
    expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    expect(screen.getByText('ABCD EFGH JKLM NPQR')).toBeVisible();
    const code = screen.getByLabelText('Code');
    const errors = [{ field: 'code', message: SECOND_STEP_TEXTS.wrong }];
    const refused = { status: 400, body: { message: SECOND_STEP_TEXTS.wrong, errors } };
    api.answer('POST /profile/second-step/confirm', refused);
    await fill(user, code, '111111');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(SECOND_STEP_TEXTS.wrong));
    api.answer('GET /profile/second-step', ON);
    api.answer('POST /profile/second-step/confirm', { body: { success: true, token: 't2', recoveryCodes: CODES } });
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toHaveTextContent(CODES.join(''));
    expect(readToken()).toBe('t2');
    expect(await screen.findByText(/10 recovery codes are left/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I have saved the codes' }));
    expect(screen.queryByRole('list', { name: 'Recovery codes' })).not.toBeInTheDocument();
  });

  it('is turned off with password and code, with errors at their field', async () => {
    api.answer('GET /profile/second-step', ON);
    const errors = [{ field: 'code', message: SECOND_STEP_TEXTS.wrong }];
    api.answer('POST /profile/second-step/off', { status: 400, body: { message: 'x', errors } });
    const user = renderAdmin(<SecondStep />);
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    await prove(user, 'Turn off', '123456');
    const code = within(screen.getByRole('dialog')).getByLabelText('Code');
    await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(SECOND_STEP_TEXTS.wrong)));
    api.answer('POST /profile/second-step/off', { body: { success: true, token: 't3' } });
    api.answer('GET /profile/second-step', OFF);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
    expect(readToken()).toBe('t3');
  });

  it('makes new recovery codes, and loads again after a failure', async () => {
    api.answer('GET /profile/second-step', { status: 503 });
    api.answer('POST /profile/second-step/codes', { body: { recoveryCodes: CODES } });
    const user = renderAdmin(<SecondStep />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.answer('GET /profile/second-step', ON);
    await user.click(retry);
    await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    await prove(user, 'Make new codes', '123456');
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toHaveTextContent(CODES.join(''));
    const sent = { currentPassword: 'a password', code: '123456' };
    expect(api.callsOf('POST /profile/second-step/codes')[0]?.body).toEqual(sent);
  });
});
