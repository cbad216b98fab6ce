import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BSON } from 'bson';
import { loadDatabase } from '../../src/backup/database-load';
import { makeBackup } from '../../src/backup/make-backup';
import { restoreBackup } from '../../src/backup/restore-backup';
import { SECRETS } from '../../src/platform/signing/shared-secret';
import { signInAsAdmin } from '../support/accounts';
import { startTestApp } from '../support/app';
import { newFolder, settingsOf, withStopped } from '../support/archives';
import { createBlog } from '../support/content';
import { openServer, type Pair, startPair } from '../support/shared-server';

const FORMER = 'what this installation signed with before';

describe('secret of several processes on one MongoDB', () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair((dataDir) => writeFileSync(join(dataDir, 'jwt-secret'), FORMER));
  });
  afterAll(() => pair.close());

  it('makes a session and preview of one valid at the other', async () => {
    const admin = await signInAsAdmin(pair.one);
    await pair.other.http.get('/api/users').set(admin).expect(200);
    const { _id } = await createBlog(pair.one, admin, { title: 'A draft', status: 'draft' });
    const { path } = (await pair.one.http.post(`/api/blogs/${_id}/preview`).set(admin).expect(201)).body;
    expect((await pair.other.http.get(path).expect(200)).text).toContain('A draft');
  });

  it('is that of the first process, unchanged by later ones', async () => {
    expect(pair.one.environment.jwtSecret).toBe(FORMER);
    expect(pair.other.environment.jwtSecret).toBe(FORMER);
    const late = newFolder();
    writeFileSync(join(late.path, 'jwt-secret'), 'of a process that comes late to this database');
    const behind = new URL(pair.uri);
    behind.searchParams.set('readPreference', 'secondaryPreferred');
    const third = await startTestApp({ MONGODB_URI: behind.href, DATA_DIR: late.path });
    expect(third.environment.jwtSecret).toBe(FORMER);
    const { mode } = third.connection.getClient().options.readPreference;
    await third.app.close();
    late.remove();
    // The server must read from the primary, because a secondary may lack a write that another process has
    // acknowledged.
    expect(mode).toBe('primary');
  });

  it('is ignored by a process with a configured one', async () => {
    const given = 'a secret of more than 32 characters in all';
    const third = await startTestApp({ MONGODB_URI: pair.uri, JWT_SECRET: given });
    expect(third.environment.jwtSecret).toBe(given);
    await third.http
      .get('/api/users')
      .set(await signInAsAdmin(pair.one))
      .expect(401);
    await third.app.close();
  });

  it('is created once by simultaneously starting processes', async () => {
    const server = await openServer();
    const started = await Promise.all(
      [1, 2, 3].map(() => startTestApp({ MONGODB_URI: server.uri, ADMIN_PASSWORD: '' })),
    );
    expect(new Set(started.map(({ environment }) => environment.jwtSecret)).size).toBe(1);
    expect(started[0].environment.jwtSecret).toHaveLength(64);
    for (const { app } of started.slice(1)) await app.close();
    await started[0].close();
    await server.close();
  });

  it('is in no backup, and restored from none', async () => {
    const work = newFolder();
    const file = join(work.path, 'backup.tar.gz');
    const { manifest } = await makeBackup(settingsOf(join(work.path, 'site'), pair.uri), file);
    expect(manifest.documents).toHaveProperty('users');
    expect(Object.keys(manifest.files).filter((name) => name.includes(SECRETS))).toEqual([]);
    const dataDir = join(work.path, 'restored');
    await restoreBackup(settingsOf(dataDir), file);
    const names = await withStopped(dataDir, async (db) =>
      (await db.listCollections().toArray()).map(({ name }) => name),
    );
    expect(names).toContain('users');
    expect(names).not.toContain(SECRETS);
    await withStopped(dataDir, (db) => db.collection(SECRETS).insertOne({ value: FORMER }));
    const second = (await makeBackup(settingsOf(dataDir), join(work.path, 'second.tar.gz'))).manifest;
    expect(second.documents).not.toHaveProperty(SECRETS);
    // Forges the dump of an archive that contains the signing key.
    const dump = join(work.path, 'dump');
    mkdirSync(dump);
    writeFileSync(join(dump, `${SECRETS}.bson`), BSON.serialize({ _id: 'jwt', value: FORMER }));
    writeFileSync(join(dump, `${SECRETS}.indexes.json`), '[]');
    const left = await withStopped(join(work.path, 'strange'), async (db) => {
      await loadDatabase(db, dump, { [SECRETS]: 1 });
      return db.listCollections().toArray();
    });
    expect(left).toEqual([]);
    work.remove();
  });
});
