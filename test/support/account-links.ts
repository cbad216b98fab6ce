import type { Response } from 'supertest';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { asNewVisitor } from './accounts';
import type { ReceivedMail } from './mailbox';
import type { MailedApp } from './mailed-app';

/** Returns the token in an email: the fragment of the link to `screen`. */
export const tokenIn = ({ text = '' }: Pick<ReceivedMail, 'text'>, screen: string): string =>
  new RegExp(`https://mosi\\.example${screen}#([\\w-]{43})\\s`).exec(text)?.[1] ?? '';

/** Posts as a visitor without a session. */
export const post = (test: MailedApp, path: string, body: object): Promise<Response> =>
  test.http.post(`/api${path}`).set(asNewVisitor()).send(body) as unknown as Promise<Response>;

export const readLink = async (test: MailedApp, kind: string, token: string): Promise<Response> =>
  post(test, '/auth/link', { kind, token });

/** Returns all emails to a recipient so far, oldest first. */
export async function mailsTo(test: MailedApp, email: string): Promise<ReceivedMail[]> {
  const outbox = test.app.get(MailOutbox);
  outbox.wake();
  await outbox.whenIdle();
  return test.mailbox.to(email);
}

/** Lets all account links expire. */
export const letLinksExpire = (test: MailedApp) =>
  test.connection.collection('accountlinks').updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
