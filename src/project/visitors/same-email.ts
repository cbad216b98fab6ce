import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Compares in constant time, so that the duration reveals nothing about the stored email address. Returns false if
 * `stored` is empty, because the client has closed the account.
 */
export function isSameEmail(given: string, stored: string): boolean {
  return timingSafeEqual(digest(given.trim().toLowerCase()), digest(stored)) && stored !== '';
}
