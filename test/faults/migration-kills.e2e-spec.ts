import { join } from 'node:path';
import { restoreBackup } from '../../src/backup/restore-backup';
import { runChild } from '../../src/embedded-mongodb/test/child';
import { signInAsAdmin } from '../support/accounts';
import { startTestApp } from '../support/app';
import { newFolder, settingsOf } from '../support/archives';
import { archiveOf, foundByStaff, type OlderVersion, unpackOlderFolder } from '../support/older-data';

const CHILD = join(__dirname, '..', 'support', 'migrating-child.ts');
/** Collections whose number of rows would change if a migration step ran twice. */
const COUNTED = [
  ...['blogs', 'pages', 'services', 'contacts', 'projectrequests', 'redirects', 'trash', 'versions', 'quotes'],
];

/** Starts a site and returns the records that staff find, and the number of rows. */
async function startedOn(dataDir: string): Promise<unknown> {
  const test = await startTestApp({ DATA_DIR: dataDir, MONGODB_URI: '' });
  const found = await foundByStaff(test, await signInAsAdmin(test));
  const counts = await Promise.all(COUNTED.map((name) => test.connection.collection(name).countDocuments()));
  await test.close();
  return { found, counts };
}

describe('killed migrations', () => {
  it.each([
    ['57bc334', 'a folder'],
    ['57bc334', 'an archive'],
    ['97eec73b', 'a folder'],
    ['97eec73b', 'an archive'],
  ] as const)(
    'leave the data of %s in %s as an uninterrupted migration would',
    async (version, what) => {
      const [whole, killed] = [newFolder(), newFolder()];
      const fill = async (path: string) => {
        if (what === 'a folder') unpackOlderFolder(path, version as OlderVersion);
        else await restoreBackup(settingsOf(path), archiveOf(version));
      };
      await fill(whole.path);
      await fill(killed.path);
      const expected = await startedOn(whole.path);
      let kills = 0;
      // Kills the first start after one write, the second start after two writes, and so on, until a start completes.
      while (!(await runChild(CHILD, [killed.path, String(kills + 1)])).includes('done')) kills += 1;
      expect(kills).toBeGreaterThan(3);
      expect(await startedOn(killed.path)).toEqual(expected);
      for (const folder of [whole, killed]) folder.remove();
    },
    600_000,
  );
});
