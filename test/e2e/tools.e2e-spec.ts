import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ADMIN, Site } from '../support/site';

const ROOT = resolve(__dirname, '../..');

interface Run {
  code: number;
  output: string;
  errors: string;
}

/** What `npm run <tool> -- …` does, on the data folder of an installation. */
function runTool(tool: 'backup' | 'restore' | 'reset-password', dataDir: string, ...words: string[]): Promise<Run> {
  const options = { cwd: ROOT, env: { PATH: process.env.PATH, DATA_DIR: dataDir } };
  return new Promise((done) => {
    execFile(process.execPath, [`scripts/${tool}.mjs`, ...words], options, (error, output, errors) => {
      done({ code: error ? Number(error.code) : 0, output, errors });
    });
  });
}

/** The tools as they are typed; what they do in detail is tested beside them. */
describe('the tools of the built product', () => {
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

  it('back a running site up, and bring it to an empty folder, once', async () => {
    const made = await runTool('backup', site.dataDir, file);
    expect(made).toEqual({ code: 0, output: expect.stringContaining(`Backup written to ${file}: `), errors: '' });
    const restored = await runTool('restore', join(folder, 'copy'), file);
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^Restored \d+ records, /), errors: '' });
    const again = await runTool('restore', join(folder, 'copy'), file);
    expect(again).toEqual({ code: 1, output: '', errors: expect.stringContaining('is not empty') });
  });

  it('give a user of a running site a new password', async () => {
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
    ['restore', [], 'Say which backup: npm run restore -- FILE'],
    ['restore', ['no-such-file'], 'There is no file no-such-file.'],
    ['reset-password', [], 'Say whose password: npm run reset-password -- EMAIL'],
    ['reset-password', ['nobody@example.com'], 'There is no user with the address nobody@example.com.'],
  ] as const)('say in one line why %s %j cannot work', async (tool, words, line) => {
    const dataDir = tool === 'restore' ? join(folder, 'empty') : site.dataDir;
    expect(await runTool(tool, dataDir, ...words)).toEqual({ code: 1, output: '', errors: `${line}\n` });
  });
});
