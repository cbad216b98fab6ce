import { p95 } from './big.mjs';
import { fill, makeFolder, signIn, startProduct } from './product.mjs';
import { atMost } from './table.mjs';

const CALLS = 200;
const POSTS = 2_000;
const LIST = '/api/blogs?fields=summary&status=all&limit=10';

/** 2,000 posts of 4 kB: what the office's list asks for, in the orders and by the words that its tools offer. */
export async function measurePosts() {
  const folder = makeFolder();
  await fill(folder.dataDir, POSTS, 1);
  const product = await startProduct(folder.dataDir);
  const token = await signIn(product.url);
  const rows = [];
  for (const path of [
    LIST,
    `${LIST}&page=200`,
    `${LIST}&sort=title&order=asc`,
    `${LIST}&sort=views`,
    `${LIST}&category=Technology`,
    `${LIST}&q=post%20199`,
    '/api/blogs/figures',
  ]) {
    await p95(product.url, token, path, 20);
    const before = product.cpuMs();
    const time = await p95(product.url, token, path, CALLS);
    const words = `${((product.cpuMs() - before) / CALLS).toFixed(1)} ms of the processor a call`;
    rows.push(atMost(`p95 of GET ${path}`, time, 150, 'ms', words, 1));
  }
  await product.stop();
  folder.remove();
  return rows;
}
