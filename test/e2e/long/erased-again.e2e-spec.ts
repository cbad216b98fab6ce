import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { BackupService } from '../../../src/backup/backup.service';
import { restoreBackup } from '../../../src/backup/restore-backup';
import { TrustedClock } from '../../../src/platform/clock/trusted-clock';
import { ErasuresService } from '../../../src/platform/personal-data/erasures.service';
import { type SignedIn, signInAsAdmin, signInAsEach } from '../../support/accounts';
import { startTestApp, type TestApp } from '../../support/app';
import { newFolder, settingsOf } from '../../support/archives';
import { leaveTraces, sendMessage } from '../../support/personal-data';
import { tracesOf } from '../../support/traces';

const PERSON = 'mary-jane.phiri+site@example.com';
/** Address with an apostrophe. In a text such as `'mary@example.com'`, the same sign is a quotation mark instead. */
const UNUSUAL = "o'brien@example.com";
const OTHER = 'chanda@example.com';

describe('list of erasures', () => {
  let test: TestApp;
  let as: Record<'admin' | 'editor' | 'viewer', SignedIn>;
  let work: ReturnType<typeof newFolder>;
  let folders = 0;
  /** Path of an archive that was made before the erasures. The list of erasures is in the same folder. */
  let archive: string;

  beforeAll(async () => {
    test = await startTestApp({ MONGODB_URI: '' });
    as = await signInAsEach(test);
    work = newFolder();
    for (const email of [PERSON, OTHER]) await leaveTraces(test, as.editor, email);
    await sendMessage(test, { email: UNUSUAL });
    mkdirSync(backups(), { recursive: true });
    archive = await save('before');
    for (const email of [PERSON, UNUSUAL]) await erase(email);
  });
  afterAll(async () => {
    await test.close();
    work.remove();
  });

  const backups = (): string => test.environment.backupDir;
  const list = (): string => join(backups(), 'erasures.json');
  const save = async (name: string): Promise<string> => {
    await test.app.get(BackupService).save(backups(), () => `${name}.tar.gz`);
    return join(backups(), `${name}.tar.gz`);
  };
  const erase = (email: string) =>
    test.http.post('/api/privacy/erase').set(as.admin).send({ email, confirm: email }).expect(200);
  const newFolderOf = (name: string): string => {
    const path = join(work.path, `${++folders}-${name}`);
    mkdirSync(path);
    return path;
  };
  /** Restores an archive into a new data folder and starts a site with it. The site has its own folder for archives. */
  const startedFrom = async (file: string, dataDir = newFolderOf('site')) => {
    const { erasedSince } = await restoreBackup(settingsOf(dataDir), file);
    return { erasedSince, site: await startTestApp({ DATA_DIR: dataDir, MONGODB_URI: '' }) };
  };

  it('is stored beside the archives as salted hashes, for the owner alone', () => {
    const text = readFileSync(list(), 'utf8');
    const hashed = { hash: expect.stringMatching(/^[\w-]{43}$/), salt: expect.any(String), at: expect.any(String) };
    expect(JSON.parse(text)).toEqual([hashed, hashed]);
    expect(text).not.toMatch(/phiri|example|xn--/i);
    expect(statSync(list()).mode & 0o777).toBe(0o600);
  });

  it('erases the person again from an older archive, and nobody else', async () => {
    const failed = jest.spyOn(Logger.prototype, 'error');
    const { site, erasedSince } = await startedFrom(archive);
    expect(failed).not.toHaveBeenCalled();
    failed.mockRestore();
    expect(erasedSince).toBe(2);
    for (const trace of [PERSON, UNUSUAL]) expect(await tracesOf(site, trace)).toEqual([]);
    expect(await tracesOf(site, OTHER)).toEqual(await tracesOf(test, OTHER));
    expect(await site.connection.collection('erasures').countDocuments({ address: { $exists: false } })).toBe(2);
    await site.close();
  });

  it('is also read from the own folder for archives elsewhere', async () => {
    const elsewhere = join(newFolderOf('stick'), 'backup.tar.gz');
    copyFileSync(archive, elsewhere);
    const without = await startedFrom(elsewhere);
    expect(without.erasedSince).toBe(0);
    expect(await tracesOf(without.site, PERSON)).not.toEqual([]);
    await without.site.close();
    const dataDir = newFolderOf('site');
    mkdirSync(join(dataDir, 'backups'));
    copyFileSync(list(), join(dataDir, 'backups', 'erasures.json'));
    const { site, erasedSince } = await startedFrom(elsewhere, dataDir);
    expect(erasedSince).toBe(2);
    expect(await tracesOf(site, PERSON)).toEqual([]);
    await site.close();
  });

  it('keeps what a person wrote later, if the archive is newer', async () => {
    await sendMessage(test, { email: PERSON });
    const { site, erasedSince } = await startedFrom(await save('after'));
    expect(erasedSince).toBe(0);
    const { body } = await site.http
      .get('/api/contact')
      .set(await signInAsAdmin(site))
      .expect(200);
    expect(body.filter(({ email }: { email: string }) => email === PERSON)).toHaveLength(1);
    await site.close();
  });

  it('finds a person named only in an email, at a line’s start', async () => {
    const email = 'only.mailed@example.com';
    const mail = `From: a@example.com\r\nTo: b@example.com\r\nSubject: x\r\n\r\nHello\r\n${email}\r\n`;
    writeFileSync(join(test.environment.dataDir, 'outbox', 'a.eml'), mail);
    const file = await save('mailed');
    await erase(email);
    const { site, erasedSince } = await startedFrom(file);
    expect(erasedSince).toBe(1);
    expect(await tracesOf(site, email)).toEqual([]);
    await site.close();
  });

  it('survives an unreadable list in the archive folder', async () => {
    const former = readFileSync(list(), 'utf8');
    writeFileSync(list(), 'not a list');
    await expect(restoreBackup(settingsOf(newFolderOf('site')), archive)).rejects.toThrow(
      `${list()} is not a list of erasures`,
    );
    await erase(OTHER);
    expect(JSON.parse(readFileSync(list(), 'utf8'))).toHaveLength(4);
    const merged = [...JSON.parse(former), ...JSON.parse(readFileSync(list(), 'utf8'))];
    expect(new Set(merged.map(({ hash }) => hash)).size).toBe(4);
    expect(readdirSync(backups()).filter((name) => name.endsWith('.unreadable'))).toHaveLength(1);
  });

  it('covers two years', async () => {
    const years = (count: number) => new Date(Date.now() + count * 365 * 24 * 3_600_000);
    const listLength = () => JSON.parse(readFileSync(list(), 'utf8')).length;
    const before = listLength();
    expect(before).toBeGreaterThan(0);
    jest.spyOn(test.app.get(TrustedClock), 'isTrusted').mockResolvedValue(true);
    await test.app.get(ErasuresService).sweep(years(1.9));
    expect(listLength()).toBe(before);
    await test.app.get(ErasuresService).sweep(years(2.1));
    expect(listLength()).toBe(0);
    expect(await test.connection.collection('erasures').countDocuments()).toBe(0);
    jest.restoreAllMocks();
  });
});
