import { type SessionUser, TOKEN_HEADER } from '@contract/auth';
import { AUTH_CALLS } from '@contract/calls/auth.calls';
import { USER_CALLS } from '@contract/calls/users.calls';
import type { PasswordInput } from '@contract/users';
import { create } from 'zustand';
import { caller, callers } from '@/api/caller';
import { ApiError, afterRenewal } from '@/api/http';
import { clearLogin, hasLoginMarker, ownerOf, readToken, storeLogin } from './stored-login';
import { hasUnsavedText } from './unsaved';

const { login, verify } = callers(AUTH_CALLS);
/** Its answer brings the token that calls beside it wait for. */
const changePassword = caller(USER_CALLS.changePassword, { bringsToken: true });
/** The token is given, since it is forgotten here before the answer comes. */
const logout = (token: string) => caller(AUTH_CALLS.logout, { headers: { [TOKEN_HEADER]: token } })();

/**
 * - `unknown`: nobody has asked yet; `checking`: the server is being asked.
 * - `unreachable`: the server could not say; the login is kept.
 * - `refused`: the server said no; `signed-out`: nobody is signed in.
 * - `expired`: the session ended under text that is not saved; a sign-in dialog stands over it.
 */
type SessionStatus = 'unknown' | 'checking' | 'unreachable' | 'refused' | 'signed-in' | 'expired' | 'signed-out';

interface Session {
  status: SessionStatus;
  /** Who is signed in; kept while `expired`, so that the dialog can name the address. */
  user: SessionUser | null;
  /** Signed out on purpose: whoever signs in next starts at the dashboard, not where this person was. */
  hasLeft: boolean;
  /** Asks the server whether the stored token still counts. Called once per document by the guard. */
  check(): Promise<void>;
  /** Rejects with the `ApiError` of the call: 401 for a wrong address or password. */
  signIn(email: string, password: string): Promise<void>;
  /** Anybody's; of one's own the fresh token is kept, so that the session goes on here. Rejects with the `ApiError` of the call. */
  changePassword(userId: string, input: PasswordInput): Promise<void>;
  /** At once here; the server is told, and without a network the token ends there by its age. */
  signOut(): void;
  /** The refusal has been told: from here on nobody is signed in. */
  settleRefusal(): void;
  /** A call was answered 401 or 403: both keys go. */
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

  async signIn(email, password) {
    const answer = await login({ email, password });
    if (!answer.token) throw new ApiError(401, '');
    storeLogin(answer.token);
    set({ status: 'signed-in', user: answer.user, hasLeft: false });
  },

  changePassword(userId, input) {
    const change = changePassword(userId, input).then(({ success, token }) => {
      if (!success) throw new ApiError(400, '');
      if (token) storeLogin(token);
    });
    afterRenewal(change);
    return change;
  },

  signOut() {
    const token = readOwnToken();
    if (token) void logout(token).catch(() => undefined);
    forgetOwnLogin();
    set({ status: 'signed-out', user: null, hasLeft: true });
  },

  settleRefusal() {
    if (get().status === 'refused') set({ status: 'signed-out' });
  },

  end(status) {
    // A wrong password at the sign-in form is a 401 too, and ends nothing.
    if (get().status !== 'signed-in') return;
    forgetOwnLogin();
    if (status === 401 && hasUnsavedText()) set({ status: 'expired' });
    else set({ status: 'signed-out', user: null });
  },
}));

/**
 * The stored token, while it is that of the person on the screen. Somebody else may have signed in in another tab: what is
 * done here would go out under their name.
 */
export function readOwnToken(): string | null {
  const token = readToken();
  return token === null || isOthers(token) ? null : token;
}

function isOthers(token: string): boolean {
  const { user } = useSession.getState();
  const owner = ownerOf(token);
  return user !== null && owner !== null && owner !== user._id;
}

/** Leaves the login of whoever signed in in another tab. */
function forgetOwnLogin(): void {
  const token = readToken();
  if (token === null || !isOthers(token)) clearLogin();
}

/** No answer at all, or a server in trouble: neither says anything about the token, so nobody is thrown out for it. */
function isServerAway(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
