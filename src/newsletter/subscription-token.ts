import { randomBytes } from 'node:crypto';

/** For the link in a subscriber's own mail: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString('base64url');
