import type { Test } from 'supertest';
import { MESSAGES } from '../../src/contract/errors';
import type { SignedIn } from './accounts';

const refusal = (statusCode: number, message: string) => ({ success: false, statusCode, message, msg: message });

/** Makes the call without a token, with a wrong one and as a viewer, and expects each to be refused. */
export async function expectEditorsOnly(viewer: SignedIn, call: (who: SignedIn) => Test): Promise<void> {
  const stranger = await call({}).expect(401);
  expect(stranger.body).toEqual(refusal(401, MESSAGES.notSignedIn));
  await call({ 'x-auth-token': 'not a token' }).expect(401);
  const low = await call(viewer).expect(403);
  expect(low.body).toEqual(refusal(403, MESSAGES.forbidden));
}

/** The body of a 404. */
export const NOT_FOUND = refusal(404, MESSAGES.notFound);

/** Ids that no record has: one well formed, the others not ids at all. */
export const UNKNOWN_IDS = ['0123456789abcdef01234567', '1', 'abcdefghijkl', '%7B%22$ne%22:1%7D'];
