// npm run sustained: simulates readers, writers and staff for SUSTAINED_SECONDS (600) on the built product, and on a
// bare Express server for comparison. Exits with 1 if a call fails, an acknowledged write is missing, or memory grows
// or exceeds its limit.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { claimPort } from '../../scripts/claim-port.mjs';
import { Callers } from './callers.mjs';
import { messageWriter, office, productPaths, REFERENCE_PATHS, readers, requestWriter } from './mixed-load.mjs';
import { fill, makeFolder, signIn, startProcess, startProduct } from './product.mjs';
import { collect } from './rates.mjs';

const SECONDS = Number(process.env.SUSTAINED_SECONDS ?? 600);
/** Seconds for which the Express server runs. A short run is enough for the comparison. */
const REFERENCE_SECONDS = Math.min(SECONDS, 60);
const SAMPLE_SECONDS = Math.min(30, SECONDS / 10);
const POSTS = 1_000;
const MESSAGES = 10_000;
const BOUND_MB = 250;
/**
 * Maximum growth in MB from the average of the middle third of a run to the average of the last third. Mapped files do
 * not count, because the database's files grow with its records, and the kernel can free their memory.
 */
const FLAT_MB = 10;

const say = (line) => process.stdout.write(`${line}\n`);
const average = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Runs the callers of `start` for `seconds` and samples memory meanwhile. `isOver` tells the callers to stop. */
async function run(seconds, server, start) {
  let isOver = false;
  const startedAt = performance.now();
  const work = start(() => isOver);
  const memory = [];
  while (performance.now() - startedAt < seconds * 1_000) {
    await wait(SAMPLE_SECONDS * 1_000);
    const [resident, mapped] = [server.memory(), server.mappedMemory()];
    memory.push({ resident, own: resident - mapped });
    const at = Math.round((performance.now() - startedAt) / 1_000);
    say(`${at} s: ${resident.toFixed(0)} MB, of which ${mapped.toFixed(0)} MB are mapped files`);
  }
  isOver = true;
  await Promise.all(work);
  return { memory, seconds: (performance.now() - startedAt) / 1_000 };
}

function report(name, callers, { seconds }) {
  const rows = callers.rows();
  const requests = rows.reduce((sum, row) => sum + row.requests, 0);
  say(`\n${name}: ${requests} requests in ${seconds.toFixed(0)} s (${(requests / seconds).toFixed(0)}/s)`);
  say(`${callers.errors} errors`);
  for (const failure of callers.failures) say(`  ${failure}`);
  say('| call | requests | p50 ms | p95 ms | p99 ms |\n|---|---:|---:|---:|---:|');
  for (const { kind, requests: count, p50, p95, p99 } of rows) {
    say(`| ${kind} | ${count} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${p99.toFixed(1)} |`);
  }
}

async function runProduct(folder) {
  await fill(folder.dataDir, POSTS, MESSAGES);
  const product = await startProduct(folder.dataDir);
  const token = await signIn(product.url);
  const { answers } = await collect(product.url);
  const list = await (await fetch(`${product.url}/api/blogs?fields=summary`)).json();
  const posts = list.map(({ _id }) => _id);
  const callers = new Callers(product.url);
  let stored = 0;
  const result = await run(SECONDS, product, (isOver) => [
    ...readers(callers, productPaths(posts), isOver),
    messageWriter(callers, '/api/contact', isOver, () => {
      stored += 1;
    }),
    requestWriter(callers, isOver),
    office(callers, token, posts, isOver),
  ]);
  const answer = await fetch(`${product.url}/api/contact?limit=1`, { headers: { 'x-auth-token': token } });
  const missing = MESSAGES + stored - Number(answer.headers.get('x-total-count'));
  callers.close();
  await product.stop();
  report('mosi', callers, result);
  return { answers, missing, errors: callers.errors, ...result };
}

async function runReference(folder, answers) {
  const file = join(folder.dataDir, 'reference.json');
  writeFileSync(file, JSON.stringify(answers));
  const port = await claimPort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), REFERENCE_FILE: file, NODE_ENV: 'production' };
  const reference = await startProcess(['test/bench/express-reference.mjs'], env, `${url}/health`);
  const callers = new Callers(url);
  const result = await run(REFERENCE_SECONDS, reference, (isOver) => [
    ...readers(callers, REFERENCE_PATHS, isOver),
    messageWriter(callers, '/contact', isOver, () => {}),
  ]);
  callers.close();
  await reference.stop();
  report('bare Express', callers, result);
}

/** Prints memory and its growth, and compares them with `BOUND_MB` and `FLAT_MB`. */
function judgeMemory(memory) {
  const third = Math.floor(memory.length / 3);
  const ownMegabytes = memory.map((sample) => sample.own);
  const growth = average(ownMegabytes.slice(-third)) - average(ownMegabytes.slice(third, -third));
  const highest = Math.max(...memory.map(({ resident }) => resident));
  say(`\nmemory: at most ${highest.toFixed(0)} MB (bound ${BOUND_MB}), mapped files left out`);
  say(`last third ${growth.toFixed(1)} MB above the middle one`);
  return highest <= BOUND_MB && growth <= FLAT_MB;
}

const folder = makeFolder();
try {
  const { answers, missing, errors, memory } = await runProduct(folder);
  await runReference(folder, answers);
  const isGood = judgeMemory(memory) && errors === 0 && missing === 0;
  say(`${errors} errors, ${missing} messages missing: ${isGood ? 'good' : 'NOT GOOD'}`);
  process.exitCode = isGood ? 0 : 1;
} finally {
  folder.remove();
}
