import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** True if the given email address is the stored one. Takes constant time, so that timing reveals nothing. */
export function isSameEmail(given: string, stored: string): boolean {
  return timingSafeEqual(digest(given.trim().toLowerCase()), digest(stored));
}
