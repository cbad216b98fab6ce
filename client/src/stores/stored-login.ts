import { STORED_LOGIN_KEY, STORED_TOKEN_KEY } from '@contract/auth';

/** Returns the stored token, or `null` if there is none or storage is switched off. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(STORED_TOKEN_KEY);
  } catch {
    return null;
  }
}

/** Returns the id of the user in the token, or `null`. The token is not verified, which only the server can do. */
export function ownerOf(token: string): string | null {
  try {
    const claims = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const { sub } = JSON.parse(atob(claims)) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}

/** True if a user has logged in on this device. The token may have expired since. */
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
