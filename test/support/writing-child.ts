import { signInAsAdmin } from './accounts';
import { startTestApp } from './app';
import { killAfterWrites } from './killed-writes';
import { type WritingEvent, write } from './writing-events';

/**
 * Runs one change of a text or an upload. Kills this process after `writes` database writes. Prints `done` if the
 * change completes before.
 */
async function main(): Promise<void> {
  const [, , dataDir, event, writes] = process.argv;
  const test = await startTestApp({ DATA_DIR: dataDir, MONGODB_URI: '' });
  const admin = await signInAsAdmin(test);
  killAfterWrites(Number(writes));
  await write(test, admin, event as WritingEvent);
  console.log('done');
  process.exit(0);
}

void main();
