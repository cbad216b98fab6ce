import { STORED_LOGIN_KEY, STORED_TOKEN_KEY } from '@contract/auth';

/** What the browser keeps of a sign-in between two visits: the token, and the marker that there is one. */

export function readToken(): string | null {
  return localStorage.getItem(STORED_TOKEN_KEY);
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
