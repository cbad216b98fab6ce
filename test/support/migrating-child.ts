import { startTestApp } from './app';
import { killAfterWrites } from './killed-writes';

/**
 * Starts the application on the data folder of an older version. Kills this process after `writes` database writes.
 * Prints `done` if the start completes before.
 */
async function main(): Promise<void> {
  const [, , dataDir, writes] = process.argv;
  killAfterWrites(Number(writes));
  await startTestApp({ DATA_DIR: dataDir, MONGODB_URI: '' });
  console.log('done');
  process.exit(0);
}

void main();
