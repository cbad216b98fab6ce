import { STORED_LOGIN_KEY, STORED_TOKEN_KEY } from '@contract/auth';

/** What the browser keeps of a sign-in between two visits: the token, and the marker that there is one. */

/** `null` also where the browser keeps nothing at all. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(STORED_TOKEN_KEY);
  } catch {
    return null;
  }
}

/** Whose token it is, by the id of the account; `null` where it does not say. Not a proof: that is the server's. */
export function ownerOf(token: string): string | null {
  try {
    const claims = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const { sub } = JSON.parse(atob(claims)) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}

/** Whether somebody signed in here; whether the token still counts is the server's word. */
export function hasLoginMarker(): boolean {
  return localStorage.getItem(STORED_LOGIN_KEY) === 'true';
}

export function storeLogin(token: string): void {
  localStorage.setItem(STORED_TOKEN_KEY, token);
  localStorage.setItem(STORED_LOGIN_KEY, 'true');
}

export function clearLogin(): void {
  localStorage.removeItem(STORED_TOKEN_KEY);
  localStorage.removeItem(STORED_LOGIN_KEY);
}
