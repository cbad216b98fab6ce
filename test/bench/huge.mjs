import { setTimeout as wait } from 'node:timers/promises';
import { p95 } from './big.mjs';
import { contactRequests, load, median } from './load.mjs';
import { fill, makeFolder, signIn, startProduct } from './product.mjs';
import { atMost } from './table.mjs';

const POSTS = Number(process.env.BENCH_HUGE_POSTS ?? 20_000);
const MESSAGES = Number(process.env.BENCH_HUGE_MESSAGES ?? 1_000_000);
const RUNS = 3;
const CALLS = 100;
const STORED = 200;
const MIXED_SECONDS = Number(process.env.BENCH_MIXED_SECONDS ?? 20);

async function open(posts, messages) {
  const folder = makeFolder();
  const startedAt = performance.now();
  await fill(folder.dataDir, posts, messages);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  process.stderr.write(`${posts} posts and ${messages} messages were stored in ${seconds} s\n`);
  // Starts the product once before the measurement, because the first start also does work that is needed only once.
  await (await startProduct(folder.dataDir)).stop();
  const product = await startProduct(folder.dataDir);
  await wait(10_000);
  const idle = { resident: product.memory(), mapped: product.mappedMemory() };
  const token = await signIn(product.url);
  const list = await (await fetch(`${product.url}/api/blogs?limit=20&fields=summary`)).json();
  return { folder, product, token, idle, post: list[7]._id };
}

async function close({ folder, product }) {
  await product.stop();
  folder.remove();
}

/** Returns the median time in ms to store one message. */
async function storing({ product }) {
  const times = [];
  for (let n = 0; n < STORED; n += 1) {
    const startedAt = performance.now();
    const answer = await fetch(`${product.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.7.${n >> 8}.${n & 255}` },
      body: JSON.stringify({
        name: `Visitor ${n}`,
        email: `visitor${n}@example.com`,
        subject: `Subject ${n}`,
        message: 'A message of some length. '.repeat(40),
      }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a message: ${answer.status}`);
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

/**
 * Samples the memory every half second under mixed load. Returns the sample with the most memory besides mapped files.
 */
async function mixed({ product, token }) {
  const headers = { 'x-auth-token': token };
  const samples = [];
  const takeSample = () => samples.push({ resident: product.memory(), mapped: product.mappedMemory() });
  const watch = setInterval(takeSample, 500);
  const common = { duration: MIXED_SECONDS, reconnectRate: 1_000 };
  const visitor = ['/', '/blogs', '/services', '/api/blogs?limit=20', '/api/blogs?limit=20&page=7', '/api/team'];
  const office = [
    '/api/dashboard',
    '/api/contact?limit=20',
    '/api/contact?limit=20&page=50',
    '/api/contact?limit=20&q=visitor',
  ];
  await Promise.all([
    load({ ...common, url: product.url, connections: 8, requests: visitor.map((path) => ({ path })) }),
    load({ ...common, url: product.url, connections: 1, requests: office.map((path) => ({ path, headers })) }),
    load({
      ...common,
      url: `${product.url}/api/contact`,
      connections: 1,
      overallRate: 20,
      requests: contactRequests(1),
    }),
  ]);
  clearInterval(watch);
  takeSample();
  return samples.reduce((highest, one) =>
    one.resident - one.mapped > highest.resident - highest.mapped ? one : highest,
  );
}

/** Returns the duration in ms of the slowest visitor call while staff search all messages, which is slow. */
async function beside({ product: { url }, token }) {
  let isOver = false;
  const search = p95(url, token, '/api/contact?limit=20&q=visitor%20123', 3).finally(() => {
    isOver = true;
  });
  let slowest = 0;
  while (!isOver) slowest = Math.max(slowest, await p95(url, null, '/api/health', 1));
  await search;
  return slowest;
}

const memoryRow = (what, bound, { resident, mapped }) =>
  atMost(what, resident - mapped, bound, 'MB', `and ${mapped.toFixed(0)} MB of mapped files`);

/** Compares a site with the data of many years to a site with 100 posts and 10,000 messages, in the same run. */
export async function measureHuge() {
  const small = await open(100, 10_000);
  const huge = await open(POSTS, MESSAGES);
  const rows = [
    atMost(
      'start to the first answer',
      huge.product.startMs / 1000,
      1.2,
      's',
      `${(small.product.startMs / 1000).toFixed(2)} s of the small one`,
      2,
    ),
    memoryRow('own memory, idle', 160, huge.idle),
  ];
  for (const [what, path] of [
    ['list of 20 posts', '/api/blogs?limit=20'],
    ['one post', (site) => `/api/blogs/${site.post}`],
    ['dashboard', '/api/dashboard'],
    ['page 1 of messages', '/api/contact?limit=20'],
    ['page 50 of messages', '/api/contact?limit=20&page=50'],
  ]) {
    const ask = (site) => p95(site.product.url, site.token, typeof path === 'string' ? path : path(site), CALLS);
    const ratios = [];
    const times = [];
    for (let run = 0; run <= RUNS; run += 1) {
      const [before, now] = [await ask(small), await ask(huge)];
      // The first round is not counted. It fills the caches of both sites.
      if (run === 0) continue;
      ratios.push(now / before);
      times.push([now, before]);
    }
    const [now, before] = [0, 1].map((at) => median(times.map((pair) => pair[at])).toFixed(1));
    rows.push(atMost(`p95 of ${what}, not from memory`, median(ratios), 1.5, 'x', `${now} ms against ${before} ms`, 2));
  }
  const stored = [];
  for (let run = 0; run < RUNS; run += 1) stored.push([await storing(small), await storing(huge)]);
  const ratio = median(stored.map(([before, now]) => now / before));
  const words = `${median(stored.map(([, now]) => now)).toFixed(1)} ms against ${median(stored.map(([before]) => before)).toFixed(1)} ms`;
  rows.push(atMost('a message stored', ratio, 1.3, 'x', words, 2));
  rows.push(atMost('slowest other call during a search', await beside(huge), 50, 'ms'));
  rows.push(memoryRow('own memory under mixed load', 300, await mixed(huge)));
  await close(small);
  await close(huge);
  return rows;
}
