import { randomBytes } from 'node:crypto';

/** Returns a token of 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString('base64url');
