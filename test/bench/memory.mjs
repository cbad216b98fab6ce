import { setTimeout as wait } from 'node:timers/promises';
import { contactRequests, load } from './load.mjs';
import { fill, makeFolder, signIn, startProduct } from './product.mjs';
import { atMost } from './table.mjs';

const IDLE_MS = 10_000;
const MIXED_SECONDS = Number(process.env.BENCH_MIXED_SECONDS ?? 20);

const sampleMemory = (product) => ({ resident: product.memory(), mapped: product.mappedMemory() });

function toRow(what, bound, { resident, mapped }) {
  return atMost(
    what,
    resident,
    bound,
    'MB',
    `${(resident - mapped).toFixed(0)} MB its own, ${mapped.toFixed(0)} MB mapped files`,
  );
}

/** Measures the memory of an idle site, ten seconds after its start. */
async function measureIdle() {
  const folder = makeFolder();
  await (await startProduct(folder.dataDir, { SAMPLE_CONTENT: 'true' })).stop();
  const product = await startProduct(folder.dataDir, { SAMPLE_CONTENT: 'true' });
  await wait(IDLE_MS);
  const memory = sampleMemory(product);
  await product.stop();
  folder.remove();
  return memory;
}

/**
 * Samples the memory each half second while visitors read and write and staff open lists. Returns the highest sample.
 */
async function measureMixed(posts, messages) {
  const folder = makeFolder();
  await fill(folder.dataDir, posts, messages);
  const product = await startProduct(folder.dataDir);
  const headers = { 'x-auth-token': await signIn(product.url) };
  const ids = (await (await fetch(`${product.url}/api/blogs?limit=100&fields=summary`)).json()).map(({ _id }) => _id);
  const reads = [
    ...['/', '/blogs', '/services', '/contact', '/api/blogs?limit=20', '/api/blogs?limit=20&page=7', '/api/team'],
  ];
  const visitor = [...reads, ...ids.flatMap((id) => [`/blogs/${id}`, `/api/blogs/${id}`])];
  const office = [
    '/api/dashboard',
    '/api/contact?limit=20',
    '/api/contact?limit=20&page=9&q=visitor',
    '/api/blogs?limit=20',
  ];
  const samples = [];
  const watch = setInterval(() => samples.push(sampleMemory(product)), 500);
  const duration = MIXED_SECONDS;
  // Reconnects after 1,000 answers, because the product closes connections after 10,000 and autocannon does not notice.
  const reconnectRate = 1_000;
  await Promise.all([
    load({ url: product.url, connections: 8, duration, reconnectRate, requests: visitor.map((path) => ({ path })) }),
    load({ url: product.url, connections: 1, duration, requests: office.map((path) => ({ path, headers })) }),
    load({
      url: `${product.url}/api/contact`,
      connections: 1,
      duration,
      overallRate: 20,
      requests: contactRequests(1),
    }),
  ]);
  clearInterval(watch);
  samples.push(sampleMemory(product));
  await product.stop();
  folder.remove();
  return samples.reduce((highest, one) => (one.resident > highest.resident ? one : highest));
}

/** Measures the resident memory of the site's process in MB. */
export async function measureMemory() {
  return [
    toRow('resident memory, idle', 140, await measureIdle()),
    toRow('resident memory under mixed load, 1,000 posts and 10,000 messages', 250, await measureMixed(1_000, 10_000)),
    toRow('the same with 10,000 posts and 100,000 messages', 450, await measureMixed(10_000, 100_000)),
  ];
}
