import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const TALLY = pathToFileURL(resolve('scripts/tally.mjs')).href;
const PROGRAM = `
  import { Tally } from '${TALLY}';
  const tally = new Tally();
  await tally.jest('some', { projects: ['some'] });
  tally.end();
`;

/** Contents of test files: one passes, one fails, and one fails in its first run only. */
const FILES = {
  passes: "it('is good', () => undefined);",
  fails: "it('is good', () => { throw new Error('it is bad'); });",
  passesLater: `
    const { existsSync, writeFileSync } = require('node:fs');
    it('is good', () => {
      const isSecond = existsSync(__filename + '.ran');
      writeFileSync(__filename + '.ran', '');
      if (!isSecond) throw new Error('not yet');
    });
  `,
};

describe('test tally', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mosi-tally-'));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const project = { displayName: 'some', rootDir: folder, testRegex: '\\.spec\\.js$', transform: {} };
    writeFileSync(join(folder, 'jest.config.js'), `module.exports = ${JSON.stringify({ projects: [project] })};`);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs `Tally.jest` on these files. Returns the exit code, and the output after the heading `The steps`. */
  const count = async (files: Record<string, keyof typeof FILES>, ci = '1') => {
    for (const [name, kind] of Object.entries(files)) writeFileSync(join(folder, `${name}.spec.js`), FILES[kind]);
    const options = { cwd: folder, env: { PATH: process.env.PATH, CI: ci } };
    return new Promise<{ code: number; end: string[] }>((done) => {
      const child = execFile(process.execPath, ['--input-type=module', '-e', PROGRAM], options, (_error, stdout) =>
        done({ code: child.exitCode ?? -1, end: stdout.slice(stdout.indexOf('The steps')).split('\n').slice(2, -1) }),
      );
    });
  };

  it('counts and names a pass at the second attempt in CI', async () => {
    const { code, end } = await count({ one: 'passes', two: 'passesLater' });
    expect([code, end]).toEqual([0, ['', 'passed the second time: two.spec.js', '', '2 passed, 0 failed']]);
  });

  it('reports a test that fails twice', async () => {
    const { code, end } = await count({ one: 'passes', two: 'fails' });
    expect(code).toBe(1);
    expect(end).toContain('FAILED some: two.spec.js › is good');
    expect(end).toContain('  Error: it is bad');
    expect(end.at(-1)).toBe('1 passed, 1 failed');
  });

  it('retries nothing when more than three files fail', async () => {
    const files = { one: 'passesLater', two: 'passesLater', three: 'passesLater', four: 'passesLater' } as const;
    const { code, end } = await count(files);
    expect([code, end.at(-1)]).toEqual([1, '0 passed, 4 failed']);
  });

  it('retries nothing outside CI', async () => {
    const { code, end } = await count({ one: 'passesLater' }, '');
    expect([code, end.at(-1)]).toEqual([1, '0 passed, 1 failed']);
  });
});
