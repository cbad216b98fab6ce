import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a given address is the stored one, in a time that tells nothing of how much of it was right. */
export function isSameEmail(given: string, stored: string): boolean {
  return timingSafeEqual(digest(given.trim().toLowerCase()), digest(stored));
}
