import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { NODE_FLAGS } = require('../../scripts/node-flags.mjs') as { NODE_FLAGS: string[] };
const { startOnce } = require('../../scripts/first-start.mjs') as {
  startOnce(options: { node?: string; dataDir?: string; ask?: (origin: string) => Promise<void> }): Promise<void>;
};

describe('start that ends a build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mosi-builds-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Writes a shell script with these lines. The tests run it in place of Node. */
  function program(lines: string): string {
    const file = join(folder, 'node');
    writeFileSync(file, `#!/bin/sh\n${lines}\n`);
    chmodSync(file, 0o755);
    return file;
  }

  it.each([
    ['does not start', 'echo it is damaged >&2; exit 1', /does not work: it ended with 1\.\nit is damaged/],
    ['is killed by the system', 'kill -SEGV $$', /does not work: it ended with SIGSEGV/],
    ['does not answer', 'echo mosi is ready; exec sleep 60', /does not work: fetch failed/],
    [
      'does not stop in order',
      'trap "exit 3" TERM; echo mosi is ready; while :; do sleep 0.1; done',
      /was to stop and ended with 3/,
    ],
  ])('fails with the server’s output when the server %s', async (_what, lines, words) => {
    const ask = lines.includes('trap') ? async () => {} : undefined;
    await expect(startOnce({ node: program(lines), ask })).rejects.toThrow(words);
  });

  it('keeps an older folder unchanged, with its content', async () => {
    const asked: string[] = [];
    await startOnce({ dataDir: folder, ask: async (origin) => void asked.push(origin) });
    expect(asked).toHaveLength(1);
    expect(existsSync(join(folder, 'database', 'records.mdb'))).toBe(true);
  });
});

describe('Node flags', () => {
  it('are equal in the image and after npm start', () => {
    const command = JSON.stringify(['node', ...NODE_FLAGS, 'dist/server/main.js']).replaceAll(',', ', ');
    expect(readFileSync('Dockerfile', 'utf8')).toContain(`\nCMD ${command}\n`);
    expect(JSON.parse(readFileSync('package.json', 'utf8')).scripts.start).toBe(
      `node ${NODE_FLAGS.join(' ')} scripts/start.mjs`,
    );
  });
});
