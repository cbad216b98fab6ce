import type { OwnSession, SessionUser } from '../auth';
import type { NewPasskeyInput, PasskeyList, PasskeyOptions } from '../passkeys';
import type { CodeInput, ProofInput, RecoveryCodes, Renewed, SecondStepSecret, SecondStepState } from '../second-step';
import type { OwnEmailInput, OwnNameInput } from '../users';
import { ACCEPTED, type Calls, DONE, FORM, type Json } from './call';

export const PROFILE_CALLS = {
  update: {
    method: 'PUT',
    path: '/profile',
    who: 'viewer',
    body: 'json' as Json<OwnNameInput>,
    answer: 'json' as Json<SessionUser>,
    audited: { action: 'users.profile', label: 'Changed the profile of' },
  },
  /**
   * Emails a confirmation link to the new address. Answers 400 for a wrong `currentPassword`, and 409 if another
   * account has the address.
   */
  askEmail: {
    method: 'POST',
    path: '/profile/email',
    who: 'viewer',
    body: 'json' as Json<OwnEmailInput>,
    answer: ACCEPTED,
    audited: { action: 'users.askEmail', label: 'Requested a new email address for' },
  },
  /** Takes an image in the field `file`. Gives the same errors as `POST /uploads`, which viewers may not call. */
  setPortrait: {
    method: 'POST',
    path: '/profile/portrait',
    who: 'viewer',
    body: FORM,
    answer: 'json' as Json<SessionUser>,
    audited: { action: 'users.portrait', label: 'Changed the portrait of' },
  },
  removePortrait: {
    method: 'DELETE',
    path: '/profile/portrait',
    who: 'viewer',
    answer: 'json' as Json<SessionUser>,
    audited: { action: 'users.portraitRemoved', label: 'Removed the portrait of' },
  },
  listSessions: { method: 'GET', path: '/profile/sessions', who: 'viewer', answer: 'json' as Json<OwnSession[]> },
  /** Ends a session of the caller's account, even the current one. Answers 404 for a session of another account. */
  endSession: {
    method: 'DELETE',
    path: '/profile/sessions/:id',
    who: 'viewer',
    answer: DONE,
    audited: { action: 'users.endSession', label: 'Ended a session of' },
  },
  readSecondStep: {
    method: 'GET',
    path: '/profile/second-step',
    who: 'viewer',
    answer: 'json' as Json<SecondStepState>,
  },
  /**
   * Returns a new setup key for two-step login. The key takes effect when `confirmSecondStep` gets a code made with the
   * key. Answers 400 for a wrong password or code.
   */
  startSecondStep: {
    method: 'POST',
    path: '/profile/second-step',
    who: 'viewer',
    forSetUp: true,
    body: 'json' as Json<ProofInput>,
    answer: 'json' as Json<SecondStepSecret>,
  },
  /**
   * Turns two-step login on, or replaces the authenticator app. Ends all other sessions of the account. Answers 400 for
   * a wrong code, and 409 if `startSecondStep` was not called before.
   */
  confirmSecondStep: {
    method: 'POST',
    path: '/profile/second-step/confirm',
    who: 'viewer',
    forSetUp: true,
    body: 'json' as Json<CodeInput>,
    answer: 'json' as Json<RecoveryCodes & Renewed>,
    audited: { action: 'users.secondStep', label: 'Set up two-step login of' },
  },
  /**
   * Returns new recovery codes and cancels the earlier ones. Answers 400 for a wrong password or code, and 409 if
   * two-step login is off.
   */
  renewRecoveryCodes: {
    method: 'POST',
    path: '/profile/second-step/codes',
    who: 'viewer',
    body: 'json' as Json<ProofInput>,
    answer: 'json' as Json<RecoveryCodes>,
    audited: { action: 'users.recoveryCodes', label: 'Made new recovery codes of' },
  },
  /**
   * Turns two-step login off and ends all other sessions of the account. Answers 400 for a wrong password or code, and
   * 409 if two-step login was already off.
   */
  turnOffSecondStep: {
    method: 'POST',
    path: '/profile/second-step/off',
    who: 'viewer',
    body: 'json' as Json<ProofInput>,
    answer: 'json' as Json<Renewed>,
    audited: { action: 'users.secondStepOff', label: 'Turned off two-step login of' },
  },
  listPasskeys: { method: 'GET', path: '/profile/passkeys', who: 'viewer', answer: 'json' as Json<PasskeyList> },
  /**
   * Returns options with which the browser makes a passkey. Nothing is stored yet. Answers 400 for a wrong password or
   * code, and 409 if the account has too many passkeys.
   */
  startPasskey: {
    method: 'POST',
    path: '/profile/passkeys/start',
    who: 'viewer',
    body: 'json' as Json<ProofInput>,
    answer: 'json' as Json<PasskeyOptions>,
  },
  /**
   * Adds the passkey that the browser made, and ends all other sessions of the account. Answers 409 if the browser's
   * answer is invalid or too late.
   */
  addPasskey: {
    method: 'POST',
    path: '/profile/passkeys',
    who: 'viewer',
    body: 'json' as Json<NewPasskeyInput>,
    answer: 'json' as Json<Renewed>,
    audited: { action: 'users.passkeyAdded', label: 'Added a passkey to' },
  },
  /**
   * Removes a passkey and ends all other sessions of the account. Answers 400 for a wrong password or code, and 404 for
   * an unknown passkey.
   */
  removePasskey: {
    method: 'POST',
    path: '/profile/passkeys/:id/remove',
    who: 'viewer',
    body: 'json' as Json<ProofInput>,
    answer: 'json' as Json<Renewed>,
    audited: { action: 'users.passkeyRemoved', label: 'Removed a passkey of' },
  },
} as const satisfies Calls;
