import { type BodyOf, optionalText, requiredText } from './fields';
import { LIMITS } from './limits';

/** Number of recovery codes that an account gets. */
export const RECOVERY_CODES = 10;

/** Code of an authenticator app, or a recovery code. */
export const CODE_FIELDS = { code: requiredText('Code', LIMITS.secondStepCode, { ask: 'Please enter the code.' }) };
export type CodeInput = BodyOf<typeof CODE_FIELDS>;

/** For calls that need a code only if the account has a second step. */
export const OPTIONAL_CODE = optionalText('Code', LIMITS.secondStepCode);

/** Proof of the account's owner. `code` is needed if the account has a second step. */
export interface ProofInput {
  currentPassword: string;
  code?: string;
}

export interface SecondStepState {
  isOn: boolean;
  recoveryCodesLeft: number;
  /** True if this site requires a second step of all staff. */
  isRequired: boolean;
}

/** Secret of an authenticator app. It counts once a code confirms it. */
export interface SecondStepSecret {
  /** Base32, to type. */
  secret: string;
  /** `otpauth:` URI, to scan as a QR code. */
  uri: string;
}

/** Shown once; the server stores only hashes. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

/** New session token after a change that ended all sessions. */
export interface Renewed {
  success: true;
  token: string;
}

export const SECOND_STEP_TEXTS = {
  asked: 'Enter the code from your authenticator app.',
  wrong: 'This code is not correct, or it was already used. Wait for the next code.',
  unreadable: 'This server cannot check codes of your authenticator app. Use a recovery code.',
  notStarted: 'This secret has expired. Please start again.',
  off: 'The second step is off.',
  required: 'This site requires a second step. You can use another app instead.',
  own: 'Use My profile for your own second step.',
} as const;
