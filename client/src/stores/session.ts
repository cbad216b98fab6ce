import { type LoginAnswer, type LoginInput, type SessionUser, TOKEN_HEADER } from '@contract/auth';
import { AUTH_CALLS } from '@contract/calls/auth.calls';
import { USER_CALLS } from '@contract/calls/users.calls';
import { PASSKEY_TEXTS, type PasskeyAnswerInput } from '@contract/passkeys';
import type { PasswordInput } from '@contract/users';
import { create } from 'zustand';
import { caller, callers } from '@/api/caller';
import { ApiError, afterRenewal } from '@/api/http';
import { clearLogin, hasLoginMarker, ownerOf, readToken, storeLogin } from './stored-login';
import { hasUnsavedText } from './unsaved';

const { login, loginByPasskey, verify } = callers(AUTH_CALLS);
/** The answer contains a new token. Other calls wait until it is stored. */
const changePassword = caller(USER_CALLS.changePassword, { bringsToken: true });
/** `signOut` passes the token, because it removes the stored one before this call is sent. */
const logout = (token: string) => caller(AUTH_CALLS.logout, { headers: { [TOKEN_HEADER]: token } })();
const { logoutEverywhere } = callers({ logoutEverywhere: AUTH_CALLS.logoutEverywhere });

/**
 * - `unknown`: not checked yet; `checking`: the server is being asked.
 * - `unreachable`: the server did not answer; the login is kept.
 * - `refused`: the server refused the login; `signed-out`: no user is logged in.
 * - `expired`: the session ended with unsaved changes; the user is asked to log in again.
 */
type SessionStatus = 'unknown' | 'checking' | 'unreachable' | 'refused' | 'signed-in' | 'expired' | 'signed-out';

interface Session {
  status: SessionStatus;
  /** Current user. It stays while `expired`, because the dialog shows the email address. */
  user: SessionUser | null;
  /** True after the user logged out. The next login then opens the dashboard, not the screen that was open. */
  hasLeft: boolean;
  /** Asks the server whether the stored token is valid. `RequireSession` calls it once for each document. */
  check(): Promise<void>;
  /** With `mustSetUp`, the session begins after the set-up. Rejects with `ApiError`: 401 also if a code is needed. */
  signIn(input: LoginInput): Promise<LoginAnswer>;
  /** Logs in with a passkey. Rejects with `ApiError`, also if the expired session was that of another user. */
  signInByPasskey(input: PasskeyAnswerInput): Promise<void>;
  /** Begins a session. `token` is from the answer to the login, or from the answer after two-step login was set up. */
  begin(user: SessionUser, token: string): void;
  /** Changes a password. Rejects with `ApiError`. A change of one's own ends all sessions, and returns a new token. */
  changePassword(userId: string, input: PasswordInput): Promise<void>;
  /** Logs out on this device at once. Without a connection, the server accepts the token until it expires. */
  signOut(): void;
  /** Ends all sessions of the account. If the call fails, rejects with `ApiError`, and the session here continues. */
  logoutEverywhere(): Promise<void>;
  /** Changes `refused` to `signed-out`. Call it after the refusal was shown. */
  settleRefusal(): void;
  /** Ends the session after a 401 or 403, and removes the stored token. */
  end(status: 401 | 403): void;
}

export const useSession = create<Session>((set, get) => ({
  status: 'unknown',
  user: null,
  hasLeft: false,

  async check() {
    if (!hasLoginMarker()) {
      set({ status: 'signed-out', user: null });
      return;
    }
    set({ status: 'checking' });
    try {
      const answer = await verify();
      if (answer.valid) {
        set({ status: 'signed-in', user: answer.user });
        return;
      }
    } catch (error) {
      if (isServerAway(error)) {
        set({ status: 'unreachable' });
        return;
      }
    }
    clearLogin();
    set({ status: 'refused', user: null });
  },

  async signIn(input) {
    const answer = await login(input);
    if (!answer.token) throw new ApiError(401, '');
    if (!answer.mustSetUp) get().begin(answer.user, answer.token);
    return answer;
  },

  async signInByPasskey(input) {
    const { user, token } = await loginByPasskey(input);
    if (!token) throw new ApiError(401, '');
    if (get().status === 'expired' && get().user?._id !== user._id) {
      void logout(token).catch(() => undefined);
      throw new ApiError(401, PASSKEY_TEXTS.others);
    }
    get().begin(user, token);
  },

  begin(user, token) {
    storeLogin(token);
    set({ status: 'signed-in', user, hasLeft: false });
  },

  async changePassword(userId, input) {
    await continueWith(changePassword(userId, input));
  },

  signOut() {
    const token = readOwnToken();
    if (token) void logout(token).catch(() => undefined);
    forgetOwnLogin();
    set({ status: 'signed-out', user: null, hasLeft: true });
  },

  async logoutEverywhere() {
    await logoutEverywhere();
    forgetOwnLogin();
    set({ status: 'signed-out', user: null, hasLeft: true });
  },

  settleRefusal() {
    if (get().status === 'refused') set({ status: 'signed-out' });
  },

  end(status) {
    // Without a session, a 401 ends nothing. A wrong password at the login is also answered with 401.
    if (get().status !== 'signed-in') return;
    forgetOwnLogin();
    if (status === 401 && hasUnsavedText()) set({ status: 'expired' });
    else set({ status: 'signed-out', user: null });
  },
}));

/** Stores the new token from the answer to a change that ended all sessions. Other calls wait until it is stored. */
export function continueWith<Answer extends { success: boolean; token?: string }>(
  change: Promise<Answer>,
): Promise<Answer> {
  const renewed = change.then((answer) => {
    if (!answer.success) throw new ApiError(400, '');
    if (answer.token) storeLogin(answer.token);
    return answer;
  });
  afterRenewal(renewed);
  return renewed;
}

/** Returns the stored token, or `null` if another user has logged in in another tab. */
export function readOwnToken(): string | null {
  const token = readToken();
  return token === null || isOthers(token) ? null : token;
}

function isOthers(token: string): boolean {
  const { user } = useSession.getState();
  const owner = ownerOf(token);
  return user !== null && owner !== null && owner !== user._id;
}

/** Removes the stored login, unless another user has logged in in another tab. */
function forgetOwnLogin(): void {
  const token = readToken();
  if (token === null || !isOthers(token)) clearLogin();
}

/** True if the server failed or did not answer. The token may then still be valid. */
function isServerAway(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
