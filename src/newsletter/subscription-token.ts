import { randomBytes } from 'node:crypto';

/** Returns 32 random bytes for the link in a subscriber's emails. */
export const newToken = (): string => randomBytes(32).toString('base64url');
