import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { signInAsAdmin } from './accounts';
import { startTestApp } from './app';
import { killAfterWrites } from './killed-writes';
import { type DealEvent, makeHappen } from './request-events';

/**
 * Runs one event of a request, such as its acceptance. Kills this process after `writes` database writes. Prints `done`
 * if the event completes before.
 */
async function main(): Promise<void> {
  const [, , dataDir, smtpUrl, event, email, writes] = process.argv;
  const test = await startTestApp({ DATA_DIR: dataDir, MONGODB_URI: '', SMTP_URL: smtpUrl });
  const admin = await signInAsAdmin(test);
  killAfterWrites(Number(writes));
  await makeHappen(test, admin, event as DealEvent, email);
  const queue = test.app.get(MailOutbox);
  queue.wake();
  await queue.whenIdle();
  console.log('done');
  process.exit(0);
}

void main();
