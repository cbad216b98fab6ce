import { PASSKEY_TEXTS, type PasskeyOptions } from '@contract/passkeys';
import { ApiError } from './http';

/** False also on sites without HTTPS. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** The browser's part of WebAuthn is loaded only when it is used. */
const load = () => import('@simplewebauthn/browser');

/** Asks for a passkey. Returns the answer for the server. Throws `ApiError` if the person cancels. */
export async function askPasskey(options: PasskeyOptions): Promise<string> {
  const { startAuthentication } = await load();
  return toText(startAuthentication({ optionsJSON: options as never }));
}

/** Makes a passkey. Otherwise like `askPasskey`. */
export async function makePasskey(options: PasskeyOptions): Promise<string> {
  const { startRegistration } = await load();
  return toText(startRegistration({ optionsJSON: options as never }));
}

async function toText(answer: Promise<object>): Promise<string> {
  try {
    return JSON.stringify(await answer);
  } catch (error) {
    const isKnown = (error as { name?: string }).name === 'InvalidStateError';
    throw new ApiError(400, isKnown ? PASSKEY_TEXTS.onDevice : PASSKEY_TEXTS.failed);
  }
}
