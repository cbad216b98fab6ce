import type { Test } from 'supertest';
import { MESSAGES } from '../../src/contract/errors';
import type { SignedIn } from './accounts';

const refusal = (statusCode: number, message: string) => ({ success: false, statusCode, message, msg: message });

/** Expects that a call is refused without a token, with a wrong token, and with the token of a viewer. */
export async function expectEditorsOnly(viewer: SignedIn, call: (who: SignedIn) => Test): Promise<void> {
  const stranger = await call({}).expect(401);
  expect(stranger.body).toEqual(refusal(401, MESSAGES.notSignedIn));
  await call({ 'x-auth-token': 'not a token' }).expect(401);
  const low = await call(viewer).expect(403);
  expect(low.body).toEqual(refusal(403, MESSAGES.forbidden));
}

export const NOT_FOUND = refusal(404, MESSAGES.notFound);

/** Ids without a record: one well formed, the others invalid. */
export const UNKNOWN_IDS = ['0123456789abcdef01234567', '1', 'abcdefghijkl', '%7B%22$ne%22:1%7D'];
