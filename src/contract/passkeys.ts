import { type BodyOf, requiredLine, requiredText } from './fields';
import { LIMITS } from './limits';

export const PASSKEYS_MOST = 10;

/** Minutes in which a browser must answer a challenge. */
export const PASSKEY_MINUTES = 5;

/** Numbers of IPv4, or an address of IPv6. The URL standard allows no host name of digits and dots. */
const IP_ADDRESS = /^(\[.*\]|[\d.]+)$/;

/** True if browsers have passkeys for a site: with HTTPS and a name, or on `localhost`. WebAuthn, section 5.1.3. */
export function arePasskeysOffered(publicUrl: string): boolean {
  const { hostname, protocol } = new URL(publicUrl);
  return hostname === 'localhost' || (protocol === 'https:' && !IP_ADDRESS.test(hostname));
}

/** Answer of the browser, as JSON text. */
export const PASSKEY_ANSWER_FIELDS = { answer: requiredText('Passkey', LIMITS.passkeyAnswer) };
export type PasskeyAnswerInput = BodyOf<typeof PASSKEY_ANSWER_FIELDS>;

export const NEW_PASSKEY_FIELDS = {
  ...PASSKEY_ANSWER_FIELDS,
  name: requiredLine('Name', LIMITS.passkeyName, { hint: 'Names your device, such as “My phone”.' }),
};
export type NewPasskeyInput = BodyOf<typeof NEW_PASSKEY_FIELDS>;

export interface Passkey {
  _id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export interface PasskeyList {
  /** Result of `arePasskeysOffered`. */
  isOffered: boolean;
  passkeys: Passkey[];
}

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn to make a passkey, `…RequestOptionsJSON` to log in. */
export interface PasskeyOptions {
  challenge: string;
  [option: string]: unknown;
}

export const PASSKEY_TEXTS = {
  off: 'Passkeys need a site with HTTPS.',
  wrong: 'This passkey does not work here. Log in another way.',
  needed: 'Log in with your passkey. This site requires more than a password.',
  expired: 'This took too long. Please start again.',
  refused: 'Your browser’s answer is not valid. Please start again.',
  known: 'This passkey is already in use.',
  full: `An account can have at most ${PASSKEYS_MOST} passkeys. Remove one first.`,
  failed: 'Your browser did not use a passkey. Please try again.',
  onDevice: 'This device already has a passkey of your account.',
  others: 'This passkey is another person’s. Use your own.',
  missing: 'This browser cannot use passkeys.',
} as const;
