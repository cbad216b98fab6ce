import { median, RUNS } from './load.mjs';
import { fill, makeFolder, signIn, startProduct } from './product.mjs';
import { atMost } from './table.mjs';

const CALLS = 200;
const LIST = '/api/blogs?limit=20';

/**
 * Returns the 95th percentile of the durations of calls in ms. The server never answers calls with a token from its
 * cache.
 * @param token null for a visitor
 */
export async function p95(url, token, path, calls = CALLS) {
  const times = [];
  for (let n = 0; n < calls; n += 1) {
    const startedAt = performance.now();
    const answer = await fetch(url + path, { headers: token ? { 'x-auth-token': token } : {} });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    times.push(performance.now() - startedAt);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)];
}

async function open(posts, messages) {
  const folder = makeFolder();
  await fill(folder.dataDir, posts, messages);
  const product = await startProduct(folder.dataDir);
  return { folder, product, token: await signIn(product.url) };
}

async function close({ folder, product }) {
  await product.stop();
  folder.remove();
}

/** Compares a site with 10,000 posts and 100,000 messages to a site with 100 posts and 10 messages, in the same run. */
export async function measureBig() {
  const small = await open(100, 10);
  const big = await open(10_000, 100_000);
  const rows = [atMost('start with 10,000 posts and 100,000 messages', big.product.startMs / 1000, 4, 's', '', 2)];
  for (const [path, most] of [
    ['/api/dashboard', 300],
    ['/api/contact?limit=20', 300],
    ['/api/contact?limit=20&q=visitor%2099', 1_000],
    ['/api/blogs?limit=20&fields=summary', 300],
  ]) {
    rows.push(atMost(`p95 of GET ${path}`, await p95(big.product.url, big.token, path), most, 'ms', '', 1));
  }
  await p95(small.product.url, small.token, LIST);
  await p95(big.product.url, big.token, LIST);
  const times = { small: [], big: [] };
  for (let run = 0; run < RUNS; run += 1) {
    times.small.push(await p95(small.product.url, small.token, LIST));
    times.big.push(await p95(big.product.url, big.token, LIST));
  }
  const ratio = median(times.big.map((ms, run) => ms / times.small[run]));
  const words = `${median(times.big).toFixed(1)} ms against ${median(times.small).toFixed(1)} ms with 100 posts`;
  rows.push(atMost(`p95 of GET ${LIST}, not from memory`, ratio, 1.3, 'x', words, 2));
  await close(small);
  await close(big);
  return rows;
}
