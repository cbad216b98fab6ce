import type { SignedIn } from './accounts';
import type { TestApp } from './app';
import { changeSettings } from './content';
import type { ReceivedMail } from './mailbox';

/** Turns off the confirmation of subscriptions, so that subscribers get the welcome email at once. */
export async function askNobody(test: TestApp, admin: SignedIn): Promise<void> {
  await changeSettings(test, admin, { confirmSubscriptions: false });
}

export function confirmPathIn({ text = '' }: Pick<ReceivedMail, 'text'>): string {
  const path = /\/newsletter\/confirm\/[\w-]{43}(?=\s)/.exec(text)?.[0];
  if (!path) throw new Error(`no link to confirm in:\n${text}`);
  return path;
}
