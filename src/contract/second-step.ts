import { type BodyOf, optionalText, requiredText } from './fields';
import { LIMITS } from './limits';

export const RECOVERY_CODES = 10;

/** Code of an authenticator app, or a recovery code. */
export const CODE_FIELDS = { code: requiredText('Code', LIMITS.secondStepCode, { ask: 'Please enter the code.' }) };
export type CodeInput = BodyOf<typeof CODE_FIELDS>;

/** Field of calls that need a code only if the account uses two-step login. */
export const OPTIONAL_CODE = optionalText('Code', LIMITS.secondStepCode);

/** Proves that the caller owns the account. `code` is needed if the account uses two-step login. */
export interface ProofInput {
  currentPassword: string;
  code?: string;
}

export interface SecondStepState {
  isOn: boolean;
  recoveryCodesLeft: number;
  isRequired: boolean;
}

/** Setup key for an authenticator app. It takes effect when the user enters a code that the app made with this key. */
export interface SecondStepSecret {
  /** In base32, for typing. */
  secret: string;
  /** `otpauth:` URI, for scanning as a QR code. */
  uri: string;
}

/** New recovery codes. They are shown only once, because the server stores only their hashes. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

/** Answer of a call that ends all sessions of the account. With the new session `token`, the caller stays logged in. */
export interface Renewed {
  success: true;
  token: string;
}

export const SECOND_STEP_TEXTS = {
  asked: 'Enter the code from your authenticator app.',
  wrong: 'This code is wrong or was already used. Wait for the next code in the app.',
  unreadable: 'This server cannot check the code from your authenticator app. Use a recovery code.',
  notStarted: 'This setup key has expired. Please start again.',
  off: 'Two-step login is off.',
  required:
    'This site requires two-step login, so you cannot turn it off. You can change to another authenticator app.',
  own: 'Change your own two-step login under My profile.',
} as const;
