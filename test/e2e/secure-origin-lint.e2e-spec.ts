import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');

/** Returns the numbers of the lines that Biome refuses. */
function refusedLines(lines: readonly string[]): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'mosi-lint-'));
  const linter = { enabled: true, rules: { preset: 'none' } };
  writeFileSync(
    join(folder, 'biome.json'),
    JSON.stringify({ linter, plugins: [join(ROOT, 'client/lint/secure-origin.grit')] }),
  );
  writeFileSync(join(folder, 'sample.ts'), `${lines.join('\n')}\n`);
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--max-diagnostics=none', 'sample.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return [...(stdout + stderr).matchAll(/^sample\.ts:(\d+)/gm)].map(([, line]) => Number(line));
}

describe('browser features of secure origins', () => {
  it('are refused by lint, however accessed', () => {
    const lines = [
      'export const a = crypto.randomUUID();',
      'export const b = globalThis.crypto?.randomUUID();',
      'export const { randomUUID } = crypto;',
      'export const d = crypto.subtle;',
      "void navigator.clipboard?.writeText('x');",
      "void navigator.serviceWorker.register('/worker.js');",
    ];
    expect(refusedLines(lines)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('are not used for keys of submitted forms', () => {
    expect(refusedLines(['export const bytes = crypto.getRandomValues(new Uint8Array(18));'])).toEqual([]);
  });
});
