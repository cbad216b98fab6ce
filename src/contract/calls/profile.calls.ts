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
  /** Emails a link to the new address. Answers 400 for a wrong `currentPassword`, 409 if the address is in use. */
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
  /** Returns a new setup key, which `confirmSecondStep` puts into effect. Answers 400 for a wrong password or code. */
  startSecondStep: {
    method: 'POST',
    path: '/profile/second-step',
    who: 'viewer',
    forSetUp: true,
    body: 'json' as Json<ProofInput>,
    answer: 'json' as Json<SecondStepSecret>,
  },
  /** Ends all other sessions of the account. Answers 400 for a wrong code, 409 without `startSecondStep` before. */
  confirmSecondStep: {
    method: 'POST',
    path: '/profile/second-step/confirm',
    who: 'viewer',
    forSetUp: true,
    body: 'json' as Json<CodeInput>,
    answer: 'json' as Json<RecoveryCodes & Renewed>,
    audited: { action: 'users.secondStep', label: 'Set up two-step login of' },
  },
  /** Cancels the earlier codes. Answers 400 for a wrong password or code, 409 if two-step login is off. */
  renewRecoveryCodes: {
    method: 'POST',
    path: '/profile/second-step/codes',
    who: 'viewer',
    body: 'json' as Json<ProofInput>,
    answer: 'json' as Json<RecoveryCodes>,
    audited: { action: 'users.recoveryCodes', label: 'Made new recovery codes of' },
  },
  /**
   * Ends all other sessions of the account. Answers 400 for a wrong password or code, 409 if two-step login is required
   * or already off.
   */
  turnOffSecondStep: {
    method: 'POST',
    path: '/profile/second-step/off',
    who: 'viewer',
    body: 'json' as Json<ProofInput>,
    answer: 'json' as Json<Renewed>,
    audited: { action: 'users.secondStepOff', label: 'Turned off two-step login in the profile of' },
  },
  listPasskeys: { method: 'GET', path: '/profile/passkeys', who: 'viewer', answer: 'json' as Json<PasskeyList> },
  /** Stores nothing yet. Answers 400 for a wrong password or code, 409 if the account has too many passkeys. */
  startPasskey: {
    method: 'POST',
    path: '/profile/passkeys/start',
    who: 'viewer',
    body: 'json' as Json<ProofInput>,
    answer: 'json' as Json<PasskeyOptions>,
  },
  /** Ends all other sessions of the account. Answers 409 if the browser's answer is invalid or too late. */
  addPasskey: {
    method: 'POST',
    path: '/profile/passkeys',
    who: 'viewer',
    body: 'json' as Json<NewPasskeyInput>,
    answer: 'json' as Json<Renewed>,
    audited: { action: 'users.passkeyAdded', label: 'Added a passkey to' },
  },
  /** Ends all other sessions of the account. Answers 400 for a wrong password or code, 404 for an unknown passkey. */
  removePasskey: {
    method: 'POST',
    path: '/profile/passkeys/:id/remove',
    who: 'viewer',
    body: 'json' as Json<ProofInput>,
    answer: 'json' as Json<Renewed>,
    audited: { action: 'users.passkeyRemoved', label: 'Removed a passkey of' },
  },
} as const satisfies Calls;
