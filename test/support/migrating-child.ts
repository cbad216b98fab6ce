import { startTestApp } from './app';
import { killAfterWrites } from './killed-writes';

/**
 * Starts on an older version's folder. The process is killed after `writes` database writes. Prints `done` on
 * completion.
 */
async function main(): Promise<void> {
  const [, , dataDir, writes] = process.argv;
  killAfterWrites(Number(writes));
  await startTestApp({ DATA_DIR: dataDir, MONGODB_URI: '' });
  console.log('done');
  process.exit(0);
}

void main();
