import { p95 } from './big.mjs';
import { fillImages, makeFolder, signIn, startProduct } from './product.mjs';
import { atMost } from './table.mjs';

const CALLS = 200;
const IMAGES = 2_000;
/** Maximum duration of a call in ms. The limit is high, because staff rarely open the media library. */
const MOST_MS = 300;

/** Measures the media library with 2,000 images, each in its own post. */
export async function measureMedia() {
  const folder = makeFolder();
  const id = await fillImages(folder.dataDir, IMAGES);
  const product = await startProduct(folder.dataDir);
  const token = await signIn(product.url);
  const rows = [];
  const list = '/api/media?limit=24';
  rows.push(atMost(`the first GET ${list}`, await p95(product.url, token, list, 1), 1_500, 'ms', '', 1));
  for (const path of [
    list,
    `${list}&page=80`,
    `${list}&q=picture-19`,
    `${list}&filter=notUsed`,
    '/api/media/figures',
    `/api/media/${id}`,
    // For comparison: a list that does not search for uses of images.
    '/api/blogs?limit=20&fields=summary',
  ]) {
    await p95(product.url, token, path, 20);
    const before = product.cpuMs();
    const { p50, p95: time } = await times(product.url, token, path);
    const words = `p50 ${p50.toFixed(1)} ms; ${((product.cpuMs() - before) / CALLS).toFixed(1)} ms of processor time a call`;
    rows.push(atMost(`p95 of GET ${path.replace(id, '{id}')}`, time, MOST_MS, 'ms', words, 1));
  }
  await product.stop();
  folder.remove();
  return rows;
}

async function times(url, token, path) {
  const taken = [];
  for (let n = 0; n < CALLS; n += 1) taken.push(await p95(url, token, path, 1));
  taken.sort((a, b) => a - b);
  return { p50: taken[CALLS / 2], p95: taken[Math.floor(CALLS * 0.95)] };
}
