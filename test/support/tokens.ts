import { createHmac } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import { signInAsAdmin } from './accounts';
import type { TestApp } from './app';

export const HOUR_SECONDS = 3_600;

export const jwt = new JwtService();

/** Logs the administrator in and returns token and user id. */
export async function takeToken(test: TestApp): Promise<{ token: string; userId: string }> {
  const token = (await signInAsAdmin(test))['x-auth-token'];
  const answer = await test.http.get('/api/auth/verify').set('x-auth-token', token);
  return { token, userId: answer.body.user._id };
}

/** Encodes one part of a token in base64url. An object is first converted to JSON. */
export const encodePart = (part: object | string): string =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');

/** Signs a token without a library, because libraries refuse some of the claims that tests need. */
export function signByHand(claims: object | string, secret: string): string {
  const body = `${encodePart({ alg: 'HS256', typ: 'JWT' })}.${encodePart(claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}
