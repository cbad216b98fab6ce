import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGES } from '../../src/contract/errors';
import { MigrationRunner } from '../../src/platform/database/migration-runner';
import { TrafficReadiness } from '../../src/platform/health/traffic-readiness';
import { signInAsAdmin } from '../support/accounts';
import { startTestApp, type TestApp } from '../support/app';
import { createBlog } from '../support/content';

/** Damages a file: overwrites the first letter of `words` wherever the file contains it. */
function damage(file: string, words: string): void {
  const bytes = readFileSync(file);
  const descriptor = openSync(file, 'r+');
  for (let at = bytes.indexOf(words); at >= 0; at = bytes.indexOf(words, at + 1)) writeSync(descriptor, 'W', at);
  closeSync(descriptor);
}

const refusal = (message: string) => ({ success: false, statusCode: 503, message, msg: message });

describe('health', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp();
  });
  afterEach(() => test.close());

  const database = () => (process.env.TEST_MONGODB_URI ? 'mongodb' : 'embedded');

  it.each([
    ['/api/health', () => ({ status: 'ok', database: database() })],
    ['/api/health/live', () => ({ status: 'live' })],
    ['/api/health/ready', () => ({ status: 'ready' })],
  ])('is public at %s, and never cached on the way', async (path, expected) => {
    const answer = await test.http.get(path).expect(200);
    expect(answer.body).toEqual(expected());
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('tells administrators when stored data was last checked', async () => {
    const { checkedAt, finding } = (
      await test.http
        .get('/api/health/integrity')
        .set(await signInAsAdmin(test))
        .expect(200)
    ).body;
    expect(finding).toBeNull();
    if (database() === 'mongodb') expect(checkedAt).toBeNull();
    else expect(Date.now() - Date.parse(checkedAt)).toBeLessThan(60_000);
  });

  (process.env.TEST_MONGODB_URI ? it.skip : it)('tells of damage that was read, and serves the rest', async () => {
    const admin = await signInAsAdmin(test);
    const words = 'Maize and beans beside each other';
    const { _id } = await createBlog(test, admin, { content: words });
    const other = await createBlog(test, admin);
    damage(join(test.environment.dataDir, 'database', 'records.mdb'), words);
    const { body: refused } = await test.http.get(`/api/blogs/${_id}`).set(admin).expect(503);
    expect(refused).toEqual(refusal(MESSAGES.damaged));
    await test.http.get(`/api/blogs/${other._id}`).set(admin).expect(200);
    expect((await test.http.get('/api/health/ready').expect(200)).body).toEqual({
      status: 'ready',
      database: 'damaged',
    });
    const { body } = await test.http.get('/api/health/integrity').set(admin).expect(200);
    expect(body).toMatchObject({ finding: 'the checksum of a record is wrong' });
  });

  it('reports not ready until all migrations are done', async () => {
    const migrations = test.app.get(MigrationRunner);
    let isCut = true;
    migrations.addLast(async () => {
      if (isCut) throw new Error('cut off');
      return null;
    });
    migrations.isDone = false;
    expect((await test.http.get('/api/health/ready').expect(503)).body).toEqual(refusal(MESSAGES.notMigrated));
    await test.http.get('/api/health/live').expect(200);
    isCut = false;
    await test.http.get('/api/health/ready').expect(200);
  });

  it('reports not ready while the database is away, but live', async () => {
    await test.connection.close();
    expect((await test.http.get('/api/health/ready').expect(503)).body).toEqual(refusal(MESSAGES.databaseDown));
    expect((await test.http.get('/api/health').expect(503)).body).toEqual(refusal(MESSAGES.databaseDown));
    await test.http.get('/api/health/live').expect(200);
  });

  it('reports not ready during a stop, and serves arriving requests', async () => {
    test.app.get(TrafficReadiness).leave();
    expect((await test.http.get('/api/health/ready').expect(503)).body).toEqual(refusal(MESSAGES.leaving));
    await test.http.get('/api/health').expect(200);
    await test.http.get('/api/health/live').expect(200);
    await test.http.get('/api/settings').expect(200);
  });
});
