import { startTestApp } from './app';
import { killAfterWrites } from './killed-writes';

/** Starts on a folder of an older version, and is killed after so many writes. Says `done` when it came to its end. */
async function main(): Promise<void> {
  const [, , dataDir, writes] = process.argv;
  killAfterWrites(Number(writes));
  await startTestApp({ DATA_DIR: dataDir, MONGODB_URI: '' });
  console.log('done');
  process.exit(0);
}

void main();
