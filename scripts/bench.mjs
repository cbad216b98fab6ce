// npm run bench [-- PART... --write]: measures the built product, and other programs for comparison. `--write` writes
// the results to docs/benchmarks.md.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { toMarkdown } from '../test/bench/table.mjs';

/**
 * Functions that run a part of the benchmarks. Each loads its code only when it runs, because parts need different
 * packages.
 */
const PARTS = {
  rates: async () => (await import('../test/bench/rates.mjs')).measureRates(),
  start: async () => (await import('../test/bench/start.mjs')).measureStart(),
  memory: async () => (await import('../test/bench/memory.mjs')).measureMemory(),
  big: async () => (await import('../test/bench/big.mjs')).measureBig(),
  huge: async () => (await import('../test/bench/huge.mjs')).measureHuge(),
  requests: async () => (await import('../test/bench/requests.mjs')).measureRequests(),
  posts: async () => (await import('../test/bench/posts.mjs')).measurePosts(),
  comments: async () => (await import('../test/bench/comments.mjs')).measureComments(),
  media: async () => (await import('../test/bench/media.mjs')).measureMedia(),
  letters: async () => (await import('../test/bench/letters.mjs')).measureLetters(),
  flood: async () => (await import('../test/bench/flood.mjs')).measureFlood(),
  processes: async () => (await import('../test/bench/processes.mjs')).measureProcesses(),
  lighthouse: async () => (await import('../test/bench/lighthouse.mjs')).measureLighthouse(),
  examples: async () => (await import('../test/bench/lighthouse.mjs')).measureExamples(),
};

const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = named.find((part) => !(part in PARTS));
if (unknown) {
  process.stderr.write(`mosi: no part is named "${unknown}". There are: ${Object.keys(PARTS).join(', ')}.\n`);
  process.exit(2);
}
if (!existsSync('dist/server/main.js')) {
  process.stderr.write('mosi: run "npm run build" first.\n');
  process.exit(2);
}

// The packages of the benchmarks are large and used only here, so the product's package.json does not list them.
if (!existsSync('test/bench/node_modules')) {
  execFileSync('npm', ['install', '--ignore-scripts', '--prefix', 'test/bench'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

const tables = {};
for (const part of named.length > 0 ? named : Object.keys(PARTS)) {
  const startedAt = performance.now();
  tables[part] = await PARTS[part]();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  process.stdout.write(`\n## ${part} (${seconds} s)\n\n${toMarkdown(tables[part])}\n`);
}
if (process.argv.includes('--write')) {
  const { writeReport } = await import('../test/bench/report.mjs');
  writeReport(tables);
}
const missed = Object.values(tables)
  .flat()
  .filter(({ isMet }) => !isMet).length;
process.stdout.write(`\n${missed === 0 ? 'Every target is met.' : `${missed} targets are missed.`}\n`);
process.exitCode = missed === 0 ? 0 : 1;
