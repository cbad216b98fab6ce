import { PASSKEY_TEXTS, type PasskeyOptions } from '@contract/passkeys';
import { ApiError } from './http';

/** True if the browser supports passkeys. Without HTTPS, browsers hide this support. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Loads the passkey library on first use, because few pages need it. */
const load = () => import('@simplewebauthn/browser');

/** Asks for a passkey. Returns the answer to send to the server. Throws `ApiError` if the user cancels. */
export async function askPasskey(options: PasskeyOptions): Promise<string> {
  const { startAuthentication } = await load();
  return toText(startAuthentication({ optionsJSON: options as never }));
}

/** Asks the user to create a passkey. Returns and throws like `askPasskey`. */
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
