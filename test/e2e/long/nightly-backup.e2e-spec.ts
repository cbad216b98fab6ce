import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import fs from 'node:fs/promises';
import { join } from 'node:path';
import { BackupService } from '../../../src/backup/backup.service';
import { NightlyBackupService } from '../../../src/backup/nightly-backup.service';
import { restoreBackup } from '../../../src/backup/restore-backup';
import { TrustedClock } from '../../../src/platform/clock/trusted-clock';
import { type SignedIn, signInAsEach } from '../../support/accounts';
import { startTestApp, type TestApp } from '../../support/app';
import { contentsOf, newFolder, settingsOf, withStopped } from '../../support/archives';
import { failNext } from '../../support/failing-database';
import { sendMessage } from '../../support/personal-data';
import { putClock } from '../../support/wall-clock';

describe('automatic backups', () => {
  let test: TestApp;
  let as: Record<'admin' | 'editor' | 'viewer', SignedIn>;
  let work: ReturnType<typeof newFolder>;
  let folders = 0;

  beforeAll(async () => {
    test = await startTestApp({ MONGODB_URI: '', BACKUP_HOUR: '2', SAMPLE_CONTENT: 'true' });
    as = await signInAsEach(test);
    work = newFolder();
  });
  afterAll(async () => {
    await test.close();
    work.remove();
  });
  beforeEach(async () => {
    jest.spyOn(test.app.get(TrustedClock), 'isTrusted').mockResolvedValue(true);
    await test.connection.collection('backups').deleteMany({});
    rmSync(folder(), { recursive: true, force: true });
    Object.assign(test.app.get(NightlyBackupService), { attemptHere: null });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const folder = (): string => join(test.environment.dataDir, 'backups');
  const archives = (): string[] => readdirSync(folder()).sort();
  /** Runs the job as if it were `time`. The time is in UTC, two hours behind Lusaka. */
  const lookAt = async (time: string): Promise<void> => {
    putClock(Date.parse(time) - Date.now());
    await test.app.get(NightlyBackupService).backUpIfDue(new Date(time));
  };
  const state = async (): Promise<Record<string, unknown>> => {
    jest.useRealTimers();
    return (await test.http.get('/api/backup/state').set(as.admin).expect(200)).body;
  };
  const nameOf = (time: string): RegExp => new RegExp(`^mosi-nightly-${time}-\\d\\d\\.tar\\.gz$`);

  it('are reported missing before the first', async () => {
    expect(await state()).toEqual({
      hour: 2,
      folder: folder(),
      sharesDisk: true,
      isConsistent: true,
      lastGood: null,
      refusedWrites: null,
      lastTried: null,
    });
  });

  it('contain the whole site, readable by their owner alone, with their size', async () => {
    await lookAt('2026-11-26T00:05:00Z');
    const [name, ...others] = archives();
    expect(others).toEqual([]);
    expect(name).toMatch(nameOf('2026-11-26-00-05'));
    const path = join(folder(), name);
    expect([statSync(folder()).mode & 0o777, statSync(path).mode & 0o777]).toEqual([0o700, 0o600]);
    const dataDir = join(work.path, `site-${++folders}`);
    const { manifest } = await restoreBackup(settingsOf(dataDir), path);
    const [stored, restored] = [await contentsOf(test.connection.db!), await withStopped(dataDir, contentsOf)];
    expect(restored).toEqual(stored);
    const records = Object.values(stored).reduce((sum, { documents }) => sum + documents.length, 0);
    expect(records).toBeGreaterThan(20);
    expect(await state()).toMatchObject({
      lastGood: { at: manifest.createdAt, file: name, bytes: statSync(path).size, records },
      lastTried: { at: '2026-11-26T00:05:00.000Z', failure: null },
    });
    expect(readdirSync(test.environment.dataDir).filter((each) => each.startsWith('.backup'))).toEqual([]);
  });

  it('run once a day at the Lusaka hour, or later', async () => {
    await lookAt('2026-11-25T10:00:00Z');
    await lookAt('2026-11-25T10:05:00Z');
    await lookAt('2026-11-25T23:55:00Z');
    expect(archives()).toHaveLength(1);
    await lookAt('2026-11-26T00:00:00Z');
    expect(archives()).toHaveLength(2);
    await lookAt('2026-11-26T23:59:00Z');
    expect(archives()).toHaveLength(2);
    // The site was off for days and starts in the afternoon, so it makes one backup at once.
    await lookAt('2026-11-30T13:20:00Z');
    await lookAt('2026-11-30T13:25:00Z');
    expect(archives()).toHaveLength(3);
    expect(archives().at(-1)).toMatch(nameOf('2026-11-30-13-20'));
  });

  it('run again when the last one is gone', async () => {
    await lookAt('2026-11-26T00:05:00Z');
    rmSync(folder(), { recursive: true });
    await lookAt('2026-11-26T09:00:00Z');
    expect(archives()).toHaveLength(1);
    await lookAt('2031-01-01T00:05:00Z');
    await lookAt('2026-11-26T10:00:00Z');
    await lookAt('2026-11-26T10:05:00Z');
    expect(archives().map((name) => name.slice(0, 'mosi-nightly-2026-11-26-10'.length))).toEqual([
      'mosi-nightly-2026-11-26-10',
      'mosi-nightly-2031-01-01-00',
    ]);
  });

  it('delete older ones, but not while the clock is untrusted', async () => {
    mkdirSync(folder());
    const old = ['2026-11-03', '2026-11-04', '2026-11-25'].map((day) => `mosi-nightly-${day}-00-00-04.tar.gz`);
    for (const name of [...old, 'my-own.tar.gz']) writeFileSync(join(folder(), name), 'archive');
    const believes = jest.spyOn(test.app.get(TrustedClock), 'isTrusted').mockResolvedValue(false);
    for (const day of ['26', '27', '28', '29']) await lookAt(`2026-11-${day}T00:05:00Z`);
    for (const day of ['01', '02', '03']) await lookAt(`2026-12-${day}T00:05:00Z`);
    expect(archives()).toHaveLength(old.length + 1 + 7);
    believes.mockResolvedValue(true);
    await lookAt('2026-12-04T00:05:00Z');
    const days = archives().map((name) => name.replace(/^mosi-nightly-(\d{4}-\d\d-\d\d).*/, '$1'));
    expect(days).toEqual([
      ...['2026-11-04', '2026-11-27', '2026-11-28', '2026-11-29'],
      ...['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'],
      'my-own.tar.gz',
    ]);
  });

  describe('on failure', () => {
    const fails = async (failure: RegExp): Promise<void> => {
      const before = existsSync(folder()) ? archives() : [];
      await lookAt('2026-11-27T00:05:00Z');
      expect(archives()).toEqual(before);
      const { lastGood, lastTried } = await state();
      expect(lastGood).toMatchObject({ at: expect.stringMatching('^2026-11-26T00:05') });
      expect(lastTried).toEqual({ at: '2026-11-27T00:05:00.000Z', failure: expect.stringMatching(failure) });
      expect(readdirSync(test.environment.dataDir).filter((each) => each.startsWith('.backup'))).toEqual([]);
    };
    beforeEach(async () => {
      mkdirSync(folder());
      for (let day = 10; day < 26; day++)
        writeFileSync(join(folder(), `mosi-nightly-2026-11-${day}-00-00-04.tar.gz`), 'archive');
      await lookAt('2026-11-26T00:05:00Z');
      expect(archives().length).toBeLessThan(11);
    });

    it('report missing space with the free size, and keep the old ones', async () => {
      jest.spyOn(fs, 'statfs').mockResolvedValueOnce({ bavail: 3, bsize: 1_000 } as never);
      await fails(/backups is full: 0 MB are free, and an archive may need \d+ MB\. Nothing was written\.$/);
    });

    it.each([
      ['of the archives', 'open'],
      ['of the data', 'mkdir'],
    ] as const)('report a disk %s that fills on the way', async (_disk, method) => {
      const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', path: '/x' });
      const original = fs[method] as (...parameters: unknown[]) => Promise<unknown>;
      jest.spyOn(fs, method).mockImplementation((async (...parameters: unknown[]) => {
        const [path] = parameters as [string];
        if (path.endsWith('.part') || path.includes('.backup-')) throw full;
        return original(...parameters);
      }) as never);
      await fails(/^The disk of \S+ is full: nothing was written\.$/);
    });

    it('do not count when the verification differs', async () => {
      const { open } = fs;
      jest.spyOn(fs, 'open').mockImplementation(async (...parameters) => {
        const handle = await open(...parameters);
        const [path] = parameters as unknown as [string];
        if (!path.endsWith('.part')) return handle;
        const create = handle.createWriteStream.bind(handle);
        handle.createWriteStream = (options) => {
          const stream = create(options);
          stream.on('finish', () => truncateSync(path, statSync(path).size - 400));
          return stream;
        };
        return handle;
      });
      await fails(/is not a complete mosi backup/);
    });

    it('report a missing folder, and retry after an hour', async () => {
      const archivesBefore = archives();
      const away = `${folder()}-away`;
      await fs.rename(folder(), away);
      writeFileSync(folder(), 'a file where a folder has to be');
      await lookAt('2026-11-27T00:05:00Z');
      expect((await state()).lastTried).toMatchObject({ failure: `${folder()} cannot be used (EEXIST).` });
      rmSync(folder());
      await fs.rename(away, folder());
      await lookAt('2026-11-27T01:00:00Z');
      expect(archives()).toEqual(archivesBefore);
      await lookAt('2026-11-27T01:05:00Z');
      expect(archives().at(-1)).toMatch(nameOf('2026-11-27-01-05'));
      expect(await state()).toMatchObject({ lastTried: { failure: null } });
    });

    it('run again at the next start', async () => {
      jest.spyOn(test.app.get(BackupService), 'save').mockRejectedValueOnce(new TypeError('once'));
      await lookAt('2026-11-27T00:05:00Z');
      expect(await state()).toMatchObject({ lastTried: { failure: 'The backup stopped unexpectedly (TypeError).' } });
      Object.assign(test.app.get(NightlyBackupService), { attemptHere: null });
      await lookAt('2026-11-27T00:10:00Z');
      expect(archives().at(-1)).toMatch(nameOf('2026-11-27-00-10'));
    });

    it('are reported while this process runs, even without the database', async () => {
      jest.spyOn(test.app.get(BackupService), 'save').mockRejectedValueOnce(new TypeError('with words of a visitor'));
      const failed = failNext('backups', 'updateOne');
      await expect(lookAt('2026-11-27T00:05:00Z')).rejects.toThrow();
      await failed;
      expect(await state()).toMatchObject({
        lastGood: { at: expect.stringMatching('^2026-11-26') },
        lastTried: { failure: 'The backup stopped unexpectedly (TypeError).' },
      });
    });
  });

  it('fail at once when their folder cannot be created', async () => {
    const site = await startTestApp({ MONGODB_URI: '', BACKUP_HOUR: '2', BACKUP_DIR: '/proc/none' });
    const nightly = site.app.get(NightlyBackupService);
    expect(await nightly.obstacles()).toEqual([
      '/proc/none cannot be used (ENOENT), so no backup will be made: see BACKUP_DIR.',
    ]);
    await nightly.backUpIfDue();
    expect((await nightly.state()).lastTried).toMatchObject({ failure: '/proc/none cannot be used (ENOENT).' });
    await site.close();
  });

  it('do not run when turned off', async () => {
    const site = await startTestApp({ MONGODB_URI: '' });
    await site.app.get(NightlyBackupService).backUpIfDue(new Date('2026-11-26T00:05:00Z'));
    expect(existsSync(join(site.environment.dataDir, 'backups'))).toBe(false);
    await site.close();
  });

  it('wait for a running download, which is no failure', async () => {
    await sendMessage(test, { email: 'b@example.com' });
    const { archive } = await test.app.get(BackupService).open();
    await lookAt('2026-11-26T00:05:00Z');
    expect(existsSync(folder())).toBe(false);
    for await (const _chunk of archive);
    jest.useRealTimers();
    while (test.app.get(BackupService).isRunning) await new Promise((resolve) => setImmediate(resolve));
    await lookAt('2026-11-26T00:10:00Z');
    expect(archives()).toHaveLength(1);
    expect(readFileSync(join(folder(), archives()[0])).length).toBeGreaterThan(1_000);
  });
});
