import { EventEmitter, once } from 'node:events';
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { MailOutbox } from '../../src/platform/mail/mail-outbox';
import { MailSiteService } from '../../src/platform/mail/mail-site.service';
import { MailTransport } from '../../src/platform/mail/mail-transport';
import { Outbox } from '../../src/platform/mail/outbox/outbox';
import { writeOutbox } from '../../src/platform/mail/outbox/write-outbox';
import { RetentionService } from '../../src/privacy/retention.service';
import { type SignedIn, signInAsAdmin } from '../support/accounts';
import type { TestApp } from '../support/app';
import { newFolder } from '../support/archives';
import { sendMessage } from '../support/personal-data';
import { type Pair, startPair } from '../support/shared-server';
import { within } from '../support/two-apps';

const EMAIL = 'chanda@example.com';

describe('outbox of several processes on one MongoDB', () => {
  let pair: Pair;
  let admin: SignedIn;
  beforeAll(async () => {
    pair = await startPair((dataDir, who) => {
      const folder = join(dataDir, 'outbox');
      mkdirSync(folder);
      if (who === 'other') return writeFileSync(join(folder, 'far.eml'), `To: ${EMAIL}\r\nSubject: Far\r\n\r\nHello`);
      writeFileSync(join(folder, 'former.eml'), `To: ${EMAIL}\r\nSubject: Of before\r\n\r\nHello`);
      utimesSync(join(folder, 'former.eml'), new Date('2024-01-02'), new Date('2024-01-02'));
      writeFileSync(join(folder, '.half.eml.tmp'), `To: ${EMAIL}`);
    });
    admin = await signInAsAdmin(pair.one);
    for (const test of [pair.one, pair.other]) {
      await sendMessage(test, { email: EMAIL });
      await test.app.get(MailOutbox).whenIdle();
    }
  });
  afterAll(() => pair.close());

  const namesAt = async ({ app }: TestApp) => (await app.get(Outbox).list()).map(({ name }) => name);
  const find = async ({ http }: TestApp) =>
    (await http.post('/api/privacy/find').set(admin).send({ email: EMAIL })).body;

  it('contains emails of all, including those of each former folder', async () => {
    await within(10_000, async () => expect(await namesAt(pair.one)).toHaveLength(6));
    const names = await namesAt(pair.one);
    expect(names).toEqual(expect.arrayContaining(['former.eml', 'far.eml']));
    expect(await namesAt(pair.other)).toEqual(names);
    expect(readdirSync(join(pair.one.environment.dataDir, 'outbox'))).toEqual([]);
    const mail = await PostalMime.parse((await pair.other.app.get(Outbox).read('former.eml')) ?? '');
    expect(mail.subject).toBe('Of before');
  });

  it('is written to files by a tool, owner-only, once each', async () => {
    const folder = newFolder();
    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const given = process.env.MONGODB_URI;
    process.env.MONGODB_URI = pair.uri;
    process.env.DATA_DIR = folder.path;
    const target = join(folder.path, 'mails');
    expect([await writeOutbox(target), await writeOutbox(target)]).toEqual([0, 0]);
    process.env.MONGODB_URI = given ?? '';
    delete process.env.DATA_DIR;
    expect(written.mock.calls.map(([line]) => line)).toEqual([
      `6 emails written to ${target}; the outbox holds 6.\n`,
      `0 emails written to ${target}; the outbox holds 6.\n`,
    ]);
    written.mockRestore();
    expect(readdirSync(target).sort()).toEqual(await namesAt(pair.one));
    expect(statSync(target).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(target)) expect(statSync(join(target, name)).mode & 0o777).toBe(0o600);
    folder.remove();
  });

  it('expires and is erased from any of them', async () => {
    expect(await pair.other.app.get(RetentionService).sweep()).toMatchObject({ outboxFiles: 1 });
    expect(await namesAt(pair.one)).toHaveLength(5);
    const found = await find(pair.other);
    expect(JSON.stringify(found)).toContain('outbox');
    await pair.other.http.post('/api/privacy/erase').set(admin).send({ email: EMAIL, confirm: EMAIL });
    expect(await namesAt(pair.one)).toEqual([]);
  });

  describe.each([
    ['queued', MailSiteService, 'read'],
    ['written', MailTransport, 'deliver'],
  ] as const)('email that is being %s by another process', (_, holder, step) => {
    it('is erased with the person', async () => {
      const steps = new EventEmitter();
      const [begun, erased] = [once(steps, 'begun'), once(steps, 'erased')];
      const target = pair.one.app.get<Record<string, (...given: unknown[]) => Promise<unknown>>>(holder);
      const real = target[step].bind(target);
      const held = jest.spyOn(target, step).mockImplementation(async (...given) => {
        steps.emit('begun');
        await erased;
        return real(...given);
      });
      await sendMessage(pair.one, { email: EMAIL });
      await begun;
      await pair.other.http.post('/api/privacy/erase').set(admin).send({ email: EMAIL, confirm: EMAIL }).expect(200);
      steps.emit('erased');
      await pair.one.app.get(MailOutbox).whenIdle();
      held.mockRestore();
      expect(await namesAt(pair.one)).toEqual([]);
      expect(await find(pair.other)).toMatchObject({ total: 0 });
    });
  });
});
