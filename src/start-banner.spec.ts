import { tmpdir } from 'node:os';
import type { INestApplication } from '@nestjs/common';
import { readEnvironment } from './platform/config/environment';
import { DatabaseReadiness } from './platform/database/database-readiness';
import { describeMemory, startBanner } from './start-banner';

describe('the memory of the machine or container', () => {
  it('is said when a large picture would be too much for it', () => {
    expect(describeMemory(160 * 1_024 ** 2)).toEqual([
      'memory: 160 MB. A large picture may need 512 MB, and ends the site where they are not there.',
    ]);
  });

  it('is not worth a word when it is enough', () => {
    expect(describeMemory(512 * 1_024 ** 2)).toEqual([]);
  });
});

it('a database that is away is not called ready, and what an upgrade brought over is said', async () => {
  const appOn = (answers: boolean) =>
    ({
      get: (token: unknown) =>
        token === DatabaseReadiness
          ? { kind: 'mongodb', answers: async () => answers }
          : { created: null, broughtOver: ['2 quotes of an older version'], obstacles: async () => ['no room'] },
    }) as unknown as INestApplication;
  const JWT_SECRET = 'a secret of more than 32 characters';
  const environment = readEnvironment({ DATA_DIR: tmpdir(), JWT_SECRET, BACKUP_HOUR: '3', METRICS_PORT: '9464' });
  expect(await startBanner(appOn(false), environment)).toContain('  database: mongodb, which does not answer yet\n');
  const banner = await startBanner(appOn(true), environment);
  expect(banner).toContain('  database: mongodb\n');
  expect(banner).toContain(`  backups: each day at 3:00 in Lusaka, to ${tmpdir()}/backups\n`);
  expect(banner).toContain('  metrics: http://127.0.0.1:9464/metrics\n');
  expect(banner).toContain('  warning: no room\n');
  expect(banner).toContain('  brought over: 2 quotes of an older version\n');
});
