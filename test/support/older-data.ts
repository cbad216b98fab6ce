import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const FIXTURES = join(__dirname, '..', 'fixtures');

export const OLDER_ARCHIVE = join(FIXTURES, 'older-archive.tar.gz');

/** Puts the data folder of an older version at `path`, which is there and empty. */
export function unpackOlderFolder(path: string): void {
  execFileSync('tar', ['-xzf', join(FIXTURES, 'older-folder.tar.gz'), '-C', path]);
}
