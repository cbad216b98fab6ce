import { REFUSED_FORM } from '@contract/page-forms';
import { PASSKEY_TEXTS } from '@contract/passkeys';
import { META_READ } from '@contract/rendering';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { askPasskey, hasPasskeys, makePasskey } from '@/api/browser-passkeys';
import { ApiError } from '@/api/http';
import { RemoteProvider } from '@/stores/remote';
import { createRemoteStore } from '@/stores/remote-store';
import { freshApi } from '@/testing/fake-api';
import { renderSite } from '@/testing/render-site';
import { OwnPasskeys } from './own-passkeys';
import { askOwnPasskey, PasskeyForm } from './passkey-form';

jest.mock('@/api/browser-passkeys', () => ({ hasPasskeys: jest.fn(), askPasskey: jest.fn(), makePasskey: jest.fn() }));
const ask = jest.mocked(askPasskey);
const isAble = jest.mocked(hasPasskeys);

const FORM = <PasskeyForm name="passkey-login" submitLabel="Log in with a passkey" ask={askOwnPasskey} />;
const OPTIONS = { challenge: 'c' };
const metaOf = (publicUrl: string) => ({ [META_READ]: { value: { now: '2026-11-20T08:00:00.000Z', publicUrl } } });
const button = () => screen.queryByRole('button', { name: 'Log in with a passkey' });

describe('PasskeyForm', () => {
  const api = freshApi({ 'GET /account?do=passkey-login': { body: OPTIONS } });
  /** Answers that the browser posted. */
  const posted: unknown[] = [];
  const note = (event: Event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    posted.push(Object.fromEntries(new FormData(event.target as HTMLFormElement)));
  };
  beforeEach(() => {
    posted.length = 0;
    ask.mockReset().mockResolvedValue('{"id":"x"}');
    isAble.mockReturnValue(true);
    window.addEventListener('submit', note);
  });
  afterEach(() => window.removeEventListener('submit', note));

  it('posts the answer of the passkey, and asks again for each post', async () => {
    renderSite(FORM, { at: '/login' });
    for (const turn of [1, 2]) {
      await userEvent.click(await screen.findByRole('button', { name: 'Log in with a passkey' }));
      expect(ask).toHaveBeenCalledTimes(turn);
      expect(ask).toHaveBeenLastCalledWith(OPTIONS);
      expect(posted).toHaveLength(turn);
    }
    expect(posted[0]).toEqual({ answer: '{"id":"x"}' });
  });

  it('posts nothing and shows the reason if browser or server refuses', async () => {
    renderSite(FORM, { at: '/login' });
    ask.mockRejectedValueOnce(new ApiError(400, PASSKEY_TEXTS.failed));
    await userEvent.click(button() as HTMLElement);
    expect(await screen.findByText(PASSKEY_TEXTS.failed)).toBeVisible();
    api.answer('GET /account?do=passkey-login', { status: 409, body: { message: PASSKEY_TEXTS.off } });
    await userEvent.click(button() as HTMLElement);
    expect(await screen.findByText(PASSKEY_TEXTS.off)).toBeVisible();
    expect(posted).toEqual([]);
  });

  it('asks for no passkey before the fields are filled in', async () => {
    renderSite(<OwnPasskeys isOffered passkeys={[]} />, { at: '/account' });
    await userEvent.type(screen.getByLabelText('Name'), 'My phone');
    await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
    expect(api.calls).toEqual([]);
    api.answer('GET /account?do=passkey', { body: OPTIONS });
    jest.mocked(makePasskey).mockResolvedValue('{"id":"y"}');
    await userEvent.type(screen.getByLabelText('Current password'), 'a password');
    await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
    expect(posted).toEqual([{ name: 'My phone', currentPassword: 'a password', answer: '{"id":"y"}' }]);
  });

  it('is absent without script, passkeys in the browser, or HTTPS', () => {
    const reads = metaOf('https://mosi.example');
    const html = renderToString(
      <RemoteProvider store={createRemoteStore(reads)}>
        <MemoryRouter>{FORM}</MemoryRouter>
      </RemoteProvider>,
    );
    expect(html).toBe('');
    renderSite(FORM, { at: '/login', reads: metaOf('https://10.0.0.7') });
    expect(button()).toBeNull();
    isAble.mockReturnValue(false);
    renderSite(FORM, { at: '/login' });
    expect(button()).toBeNull();
  });

  it('shows a refusal whatever the browser', () => {
    isAble.mockReturnValue(false);
    const value = { form: 'passkey-login', status: 401, message: PASSKEY_TEXTS.wrong, errors: [], values: {} };
    renderSite(FORM, { at: '/login', reads: { [REFUSED_FORM]: { value } } });
    expect(screen.getByText(PASSKEY_TEXTS.wrong)).toBeVisible();
  });
});
