import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { SignedIn } from './accounts';
import type { TestApp } from './app';

const FIXTURES = join(__dirname, '..', 'fixtures');

/** Older versions of the product whose data is in `test/fixtures`. See `test/fixtures/README.md`. */
export type OlderVersion = '57bc334' | '97eec73b';

export const archiveOf = (version: OlderVersion): string => join(FIXTURES, `${version}-archive.tar.gz`);

/** Unpacks an older version's data folder into the empty folder `path`. */
export function unpackOlderFolder(path: string, version: OlderVersion = '57bc334'): void {
  execFileSync('tar', ['-xzf', join(FIXTURES, `${version}-folder.tar.gz`), '-C', path]);
}

/** For each list: its path, the field that names an entry, and further fields to compare. */
const LISTS: [path: string, ...names: string[]][] = [
  ['/blogs?status=all&limit=100', 'title', 'status'],
  ['/pages', 'slug', 'status'],
  ['/services', 'title'],
  ['/team', 'name', 'group'],
  ['/users', 'email', 'role'],
  ['/contact', 'email', 'status'],
  ['/comments', 'text', 'status'],
  ['/project?limit=100', 'description', 'status'],
  ['/newsletter', 'email', 'status'],
  ['/issues', 'subject', 'status'],
  ['/redirects', 'from', 'to'],
  ['/saved-texts', 'title'],
  ['/media', 'name', 'alt'],
  ['/trash', 'name', 'kind'],
];

/** Reads all lists as staff. Returns the entries of each list as sorted lines, by path. */
export async function foundByStaff(test: TestApp, staff: SignedIn): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [path, ...names] of LISTS) {
    const { body } = await test.http.get(`/api${path}`).set(staff).expect(200);
    const rows = (body.projectRequests ?? body) as Record<string, unknown>[];
    found[path.split('?')[0]] = rows.map((row) => names.map((name) => row[name] ?? '-').join(': ')).sort();
  }
  return found;
}
