import type { SignedIn } from './accounts';
import type { TestApp } from './app';
import type { ReceivedMail } from './mailbox';

/** Turns off the confirmation of subscriptions, so that subscribers get the welcome email at once. */
export async function askNobody(test: TestApp, admin: SignedIn): Promise<void> {
  await test.http.put('/api/settings').set(admin).send({ confirmSubscriptions: false }).expect(200);
}

export function confirmPathIn({ text = '' }: Pick<ReceivedMail, 'text'>): string {
  const path = /\/newsletter\/confirm\/[\w-]{43}(?=\s)/.exec(text)?.[0];
  if (!path) throw new Error(`no link to confirm in:\n${text}`);
  return path;
}
