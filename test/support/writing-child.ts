import { signInAsAdmin } from './accounts';
import { startTestApp } from './app';
import { killAfterWrites } from './killed-writes';
import { type WritingEvent, write } from './writing-events';

/** Writes something, and is killed after so many of the writes to the database that this takes. Says `done` when it came to its end. */
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
