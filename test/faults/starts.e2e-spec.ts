import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, rmSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Site } from '../support/site';
import { call, messageOf } from '../support/site-calls';

const JWT_SECRET = 'a secret of more than 32 characters in all';

describe('impossible start', () => {
  let site: Site;
  beforeEach(async () => {
    site = await Site.prepare({ SAMPLE_CONTENT: 'false' });
  });
  afterEach(() => site.stop());

  const database = () => join(site.dataDir, 'database', 'records.mdb');
  const damaged =
    /mosi cannot start: The database in \S+ is damaged \([^)]+\): restore this folder from a backup, or move it away/;

  const hashOf = (file: string): string | null =>
    existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : null;
  const overwrite = (at: number, bytes: Buffer): void => {
    const descriptor = openSync(database(), 'r+');
    writeSync(descriptor, bytes, 0, bytes.length, at);
    closeSync(descriptor);
  };

  it.each<[string, () => void]>([
    [
      'in what marks its first pages',
      () => {
        for (const at of [24, 8_216]) overwrite(at, Buffer.alloc(1, 0x11));
      },
    ],
    ['at its end', () => truncateSync(database(), 300_000)],
  ])('is refused when the store is damaged %s, files unchanged', async (_where, damage) => {
    await site.run();
    for (let n = 0; n < 40; n++) await call(site, 'POST', '/contact', messageOf(`Message ${n}`, 5_000));
    await site.signal('SIGTERM');
    damage();
    const before = hashOf(database());
    await expect(site.run()).rejects.toThrow(damaged);
    expect(hashOf(database())).toBe(before);
  });

  it('is refused the third time with inner damage after two crashes', async () => {
    await site.run();
    for (let n = 0; n < 40; n++) await call(site, 'POST', '/contact', messageOf(`Message ${n}`, 5_000));
    await site.signal('SIGTERM');
    overwrite(100_000, Buffer.alloc(200_000, 0xa5));
    const tryOnce = async (): Promise<string> => {
      const outcome = await site.run().then(() => 'started', String);
      if (outcome === 'started') await site.signal('SIGKILL');
      return outcome;
    };
    await tryOnce();
    await tryOnce();
    const refusal = await tryOnce();
    expect(refusal).toMatch(damaged);
    const before = hashOf(database());
    expect(await tryOnce()).toMatch(damaged);
    expect(hashOf(database())).toBe(before);
  });

  it('is refused for a second process on one folder; the first continues', async () => {
    await site.run();
    const second = await Site.prepare({ DATA_DIR: site.dataDir, SAMPLE_CONTENT: 'false' });
    await expect(second.run()).rejects.toThrow(
      /ended with 1: mosi cannot start: The database in \S+ is in use by process \d+ on this machine: stop that one first/,
    );
    expect((await call(site, 'GET', '/health')).status).toBe(200);
    await second.stop();
  });

  it('is not refused after a kill, despite the dead process id', async () => {
    const first = await Site.start({ SAMPLE_CONTENT: 'false' }, { isOrphan: true });
    const { pid } = JSON.parse(readFileSync(join(first.dataDir, 'database', 'lock'), 'utf8'));
    process.kill(pid, 'SIGKILL');
    const second = await Site.start({ DATA_DIR: first.dataDir, SAMPLE_CONTENT: 'false' });
    expect((await call(second, 'GET', '/health')).status).toBe(200);
    // The killed process still has its id, because its parent has not read its exit status.
    expect(process.kill(pid, 0)).toBe(true);
    await second.stop();
    await first.stop();
  });

  it('is refused with a message when nothing can be written', async () => {
    writeFileSync(join(site.dataDir, 'file'), '');
    // Uses folders to which no user can write, because the tests may run as root.
    const later =
      /ended with 1: mosi cannot start: The user that runs mosi cannot write to DATA_DIR \(ENOENT\)\. Is its disk mounted, and does this user own the folder\?\n$/;
    for (const [folder, sentence] of [
      [
        join(site.dataDir, 'file', 'data'),
        /ended with 78: mosi cannot start: DATA_DIR must be a folder to which the user that runs mosi can write\.\n$/,
      ],
      ['/proc', later],
      ['/proc/mosi/data', later],
    ] as const) {
      const readOnly = await Site.prepare({ DATA_DIR: folder, JWT_SECRET });
      await expect(readOnly.run()).rejects.toThrow(sentence);
      await readOnly.stop();
    }
  });

  it('is refused for a file as folder or an empty secret', async () => {
    const uploads = join(site.dataDir, 'uploads');
    writeFileSync(uploads, '');
    await expect(site.run()).rejects.toThrow(
      /ended with 78: mosi cannot start: "uploads" in DATA_DIR must be a folder, but it is a file\. Move the file away\.\n$/,
    );
    rmSync(uploads);
    writeFileSync(join(site.dataDir, 'jwt-secret'), '');
    await expect(site.run()).rejects.toThrow(
      /ended with 78: mosi cannot start: The file "jwt-secret" in DATA_DIR is empty or too short\. [^\n]+\n$/,
    );
  });

  it('is refused with a message for too small an address space', async () => {
    const short = await Site.prepare({ SAMPLE_CONTENT: 'false' }, { addressKilobytes: 2_000_000 });
    await expect(short.run()).rejects.toThrow(
      /ended with 1: mosi cannot start: The addresses of this process are limited to 1953 MB \(ulimit -v\), and .* needs 4000: raise this limit/,
    );
    await short.stop();
  });
});
