import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import { readEnvironment } from './platform/config/environment';
import { DatabaseReadiness } from './platform/database/database-readiness';
import { describeMemory, startBanner } from './start-banner';
import type { FirstAdministratorService } from './users/first-administrator.service';

describe('memory warning', () => {
  it('appears when a large image would need more memory', () => {
    expect(describeMemory(160 * 1_024 ** 2)).toEqual([
      'memory: 160 MB. Large images need up to 512 MB. With less, the system may stop the site.',
    ]);
  });

  it('is absent when memory is sufficient', () => {
    expect(describeMemory(512 * 1_024 ** 2)).toEqual([]);
  });
});

const appOn = (answers: boolean, obstacles: string[] = [], created: FirstAdministratorService['created'] = null) =>
  ({
    get: (token: unknown) =>
      token === DatabaseReadiness
        ? { kind: 'mongodb', answers: async () => answers }
        : { created, migrated: ['2 quotes of an older version'], isDone: true, obstacles: async () => obstacles },
  }) as unknown as INestApplication;
const JWT_SECRET = 'a secret of more than 32 characters';

it('names migrated data, and an absent database as not answering', async () => {
  const environment = readEnvironment({ DATA_DIR: tmpdir(), JWT_SECRET, BACKUP_HOUR: '3', METRICS_PORT: '9464' });
  expect(await startBanner(appOn(false), environment)).toContain('  database: mongodb, which does not answer yet\n');
  const banner = await startBanner(appOn(true, ['no room']), environment);
  expect(banner).toContain('  database: mongodb\n');
  expect(banner).toContain(`  backups: each day at 3:00 in Lusaka, to ${tmpdir()}/backups\n`);
  expect(banner).toContain('  metrics: http://127.0.0.1:9464/metrics\n');
  expect(banner).toContain('  warning: no room\n');
  expect(banner).toContain('  migrated: 2 quotes of an older version\n');
});

it('ends with the next step first, later with the password command', async () => {
  const environment = readEnvironment({ DATA_DIR: tmpdir(), JWT_SECRET, PUBLIC_URL: 'https://mosi.example' });
  const created = { email: 'chanda@mosi.example', generatedPassword: 'made by this start' };
  const first = await startBanner(appOn(true, [], created), environment);
  expect(first).toMatch(
    /made by this start\n {2}next step: log in at https:\/\/mosi\.example\/admin, then open the launch checklist\.\n\n$/,
  );
  expect(await startBanner(appOn(true), environment)).toMatch(/reset-password -- EMAIL\n\n$/);
});

describe('data folder in the banner', () => {
  const root = mkdtempSync(join(tmpdir(), 'mosi-banner-'));
  afterAll(() => rmSync(root, { recursive: true }));

  const bannerOf = (dataDir: string, variables: NodeJS.ProcessEnv) =>
    startBanner(appOn(true), readEnvironment({ DATA_DIR: dataDir, JWT_SECRET }), variables);

  it('has a warning when DATA_DIR names a missing folder', async () => {
    const DATA_DIR = join(root, 'mistyped');
    const words = `the data folder ${DATA_DIR} did not exist and was created. If this site already has data, check DATA_DIR.`;
    expect(await bannerOf(DATA_DIR, { DATA_DIR })).toContain(`  warning: ${words}\n`);
    const again = await bannerOf(DATA_DIR, { DATA_DIR });
    expect(again).toContain(`  data folder: ${DATA_DIR}\n`);
    expect(again).not.toContain('did not exist');
  });

  it('is called new, without a warning, when DATA_DIR is unset', async () => {
    const banner = await bannerOf(join(root, 'first'), {});
    expect(banner).toContain(`  data folder: ${join(root, 'first')} (new)\n`);
    expect(banner).not.toContain('did not exist');
  });

  it('has a warning when DATA_DIR is empty', async () => {
    expect(await bannerOf(root, { DATA_DIR: '' })).toContain(
      `  warning: DATA_DIR is empty, so the default folder ${root} is used.\n`,
    );
  });
});
