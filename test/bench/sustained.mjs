// npm run sustained: readers, writers and the office at once, for SUSTAINED_SECONDS (600), on the built product and
// on a bare Express server.
// Ends with 1 when a call failed, something answered is missing, or memory grew or passed its bound.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { claimPort } from '../../scripts/claim-port.mjs';
import { Callers } from './callers.mjs';
import { messageWriter, office, productPaths, REFERENCE_PATHS, readers, requestWriter } from './mixed-load.mjs';
import { fill, makeFolder, signIn, startProcess, startProduct } from './product.mjs';
import { collect } from './rates.mjs';

const SECONDS = Number(process.env.SUSTAINED_SECONDS ?? 600);
/** The reference is there to compare with: a shorter time says as much. */
const REFERENCE_SECONDS = Math.min(SECONDS, 60);
const SAMPLE_SECONDS = Math.min(30, SECONDS / 10);
const POSTS = 1_000;
const MESSAGES = 10_000;
const BOUND_MB = 250;
/**
 * Memory counts as flat when the last third of a run, on average, holds no more than this above the middle third.
 * Mapped files are left out: the database's grows with its records, and the kernel takes it back when it needs the room.
 */
const FLAT_MB = 10;

const say = (line) => process.stdout.write(`${line}\n`);
const average = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Runs `start`, which gets a function that tells the callers to end, and samples memory meanwhile. */
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

/** Whether memory stayed as the docs promise. */
function judgeMemory(memory) {
  const third = Math.floor(memory.length / 3);
  const own = memory.map((sample) => sample.own);
  const growth = average(own.slice(-third)) - average(own.slice(third, -third));
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
