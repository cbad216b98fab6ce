import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MAIL_TEXTS } from '../../../src/contract/mail';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings';
import { WRONG_SETTINGS_EXIT_CODE } from '../../../src/platform/config/environment-error';
import { startMailbox } from '../../support/mailbox';
import { ADMIN, Site } from '../../support/site';

const ROOT = resolve(__dirname, '../../..');

interface Run {
  code: number;
  output: string;
  errors: string;
}

/** Runs the script of `npm run <tool> -- …` on a data folder. */
function runTool(
  tool: 'backup' | 'restore' | 'reset-password' | 'uploads-move' | 'outbox' | 'test-mail',
  dataDir: string,
  ...words: string[]
): Promise<Run> {
  return runScript(join(ROOT, `scripts/${tool}.mjs`), { words, env: { DATA_DIR: dataDir } });
}

interface Circumstances {
  words?: string[];
  cwd?: string;
  env?: Record<string, string>;
}

function runScript(script: string, { words = [], cwd = ROOT, env }: Circumstances): Promise<Run> {
  const options = { cwd, env: { PATH: process.env.PATH, ...env } };
  return new Promise((done) => {
    execFile(process.execPath, [script, ...words], options, (error, output, errors) => {
      done({ code: error ? Number(error.code) : 0, output, errors });
    });
  });
}

/** Runs the commands, such as `npm run backup`, on the built product. Unit tests cover the details. */
describe('tools of the built product', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mosi-tools-'));
  const file = join(folder, 'backup.tar.gz');
  let site: Site;
  beforeAll(async () => {
    site = await Site.start({ SAMPLE_CONTENT: 'true' });
  });
  afterAll(async () => {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('send a test email beside a running site, and report the result', async () => {
    const saved = await runTool('test-mail', site.dataDir, 'grace@example.com');
    expect(saved).toEqual({ code: 0, output: `${MAIL_TEXTS.saved}\n`, errors: '' });
    const mailbox = await startMailbox();
    const send = () =>
      runScript(join(ROOT, 'scripts/test-mail.mjs'), {
        words: ['grace@example.com'],
        env: { DATA_DIR: site.dataDir, SMTP_URL: mailbox.url },
      });
    const { host } = new URL(mailbox.url);
    const taken = await send();
    expect(taken).toEqual({ code: 0, output: `${MAIL_TEXTS.taken(host, 'grace@example.com')}\n`, errors: '' });
    expect(mailbox.to('grace@example.com').map(({ subject }) => subject)).toEqual([
      `Test email from ${DEFAULT_SETTINGS.siteName}`,
    ]);
    mailbox.mode = 'refuse';
    const refused = await send();
    expect(refused).toEqual({
      code: 1,
      output: '',
      errors: `${MAIL_TEXTS.refused(host, '550 No such person here')}\n`,
    });
    await mailbox.close();
  });

  it('back up a running site and restore it to an empty folder', async () => {
    const made = await runTool('backup', site.dataDir, file);
    expect(made).toEqual({ code: 0, output: expect.stringContaining(`Backup written to ${file}: `), errors: '' });
    const restored = await runTool('restore', join(folder, 'copy'), file);
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^Restored \d+ records, /), errors: '' });
    const again = await runTool('restore', join(folder, 'copy'), file);
    expect(again).toEqual({ code: 1, output: '', errors: expect.stringContaining('is not empty') });
  });

  it('set a new password for a user of a running site', async () => {
    const { code, output } = await runTool('reset-password', site.dataDir, ADMIN.email);
    expect(code).toBe(0);
    const [, password] = /\(shown only now\): (\S+)/.exec(output) ?? [];
    const answer = await fetch(`${site.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ADMIN.email, password }),
    });
    expect(answer.status).toBe(200);
  });

  it.each([
    ['backup', ['/no/such/folder/file'], 'There is no folder /no/such/folder.'],
    ['restore', [], 'Add the name of the backup file: npm run restore -- FILE'],
    ['restore', ['no-such-file'], 'There is no file no-such-file.'],
    ['uploads-move', [], 'Set MONGODB_URI. With the embedded database, uploads are stored in DATA_DIR/uploads.'],
    ['uploads-move', ['there'], 'Use npm run uploads:move, or npm run uploads:move -- back.'],
    ['reset-password', [], 'Add the email address of the user: npm run reset-password -- EMAIL'],
    ['reset-password', ['nobody@example.com'], 'There is no user with the email address nobody@example.com.'],
  ] as const)('report in one line why %s %j cannot work', async (tool, words, line) => {
    const dataDir = tool === 'restore' ? join(folder, 'empty') : site.dataDir;
    expect(await runTool(tool, dataDir, ...words)).toEqual({ code: 1, output: '', errors: `${line}\n` });
  });

  it('name the full disk when the archive has no space', async () => {
    const target = join(folder, 'no-room.tar.gz');
    symlinkSync('/dev/full', `${target}.part`);
    const errors = `The disk of ${target} is full: nothing was written.\n`;
    expect(await runTool('backup', site.dataDir, target)).toEqual({ code: 1, output: '', errors });
  });

  it.each([
    ['a line that says nothing', 'DATA_DIR: ./data\n', '.env has no NAME=value in line 1.'],
    [
      'what an editor saved as UTF-16',
      Buffer.from('\uFEFFPORT=3000\n', 'utf16le'),
      '.env must be saved as UTF-8 text.',
    ],
  ])('refuse a settings file with %s', async (_what, text, line) => {
    const cwd = mkdtempSync(join(folder, 'env-'));
    writeFileSync(join(cwd, '.env'), text);
    const run = await runScript(join(ROOT, 'scripts/restore.mjs'), { cwd });
    expect(run).toEqual({ code: WRONG_SETTINGS_EXIT_CODE, output: '', errors: `${line}\n` });
  });

  it('read a settings file as editors save it, without overriding existing values', async () => {
    const cwd = mkdtempSync(join(folder, 'env-'));
    writeFileSync(join(cwd, '.env'), '\uFEFFexport UPLOAD_MAX_MB="none" # none\r\n\r\n# PORT\r\nPORT=eighty\r\n');
    const restore = (env: Record<string, string>) =>
      runScript(join(ROOT, 'scripts/restore.mjs'), { words: ['file'], cwd, env });
    expect((await restore({})).errors).toMatch(/^PORT must be/);
    expect((await restore({ PORT: '3000' })).errors).toMatch(/^UPLOAD_MAX_MB must be/);
  });

  it('report unknown names in a settings file at the start', async () => {
    const cwd = mkdtempSync(join(folder, 'env-'));
    writeFileSync(join(cwd, '.env'), 'PORT=3000\nSMPT_URL=smtp://user:secret@mail.example\n');
    const { href } = pathToFileURL(join(ROOT, 'scripts/env-file.mjs'));
    const print = `import { readEnvFile } from '${href}'; readEnvFile(); console.log(process.env.ENV_FILE_NAMES);`;
    const run = await runScript('--input-type=module', { words: ['-e', print], cwd });
    expect(run).toEqual({ code: 0, output: 'PORT SMPT_URL\n', errors: '' });
  });

  it('report missing packages when npm start precedes npm install', async () => {
    const copy = join(folder, 'clone');
    cpSync(join(ROOT, 'scripts'), join(copy, 'scripts'), { recursive: true });
    const run = await runScript(join(copy, 'scripts/start.mjs'), { cwd: copy });
    expect(run).toEqual({ code: 1, output: '', errors: 'The packages are missing: npm install\n' });
  });

  it.each([
    [0, { code: 0, output: expect.stringMatching(/^Building mosi\. .+\nmosi is ready\n$/), errors: '' }],
    [1, { code: 1, output: expect.stringMatching(/^Building mosi\. .+\n$/), errors: 'a word\na warning\n' }],
  ])('show build output at npm start only on failure: exit code %d', async (code, said) => {
    const copy = join(folder, `built-${code}`);
    cpSync(join(ROOT, 'scripts'), join(copy, 'scripts'), { recursive: true });
    for (const made of ['node_modules', 'dist/server']) mkdirSync(join(copy, made), { recursive: true });
    const build = `console.log('a word'); console.error('a warning'); process.exit(${code});`;
    writeFileSync(join(copy, 'scripts/build.mjs'), build);
    writeFileSync(join(copy, 'dist/server/main.js'), `console.log('mosi is ready');`);
    expect(await runScript(join(copy, 'scripts/start.mjs'), { cwd: copy })).toEqual(said);
  });
});
