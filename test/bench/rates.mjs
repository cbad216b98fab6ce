import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimPort } from '../../scripts/claim-port.mjs';
import { compare, contactRequests } from './load.mjs';
import { fill, makeFolder, startProcess, startProduct } from './product.mjs';
import { atLeast } from './table.mjs';

const POSTS = 100;

/** Collects answers of the product, so that the reference server can send the same answers. */
export async function collect(url) {
  const json = async (path) => (await fetch(url + path)).json();
  const list = await json('/api/blogs?limit=20');
  const page = await fetch(`${url}/`, { headers: { 'accept-encoding': 'identity' } });
  const headers = Object.fromEntries(
    [...page.headers].filter(([name]) => !['date', 'connection', 'keep-alive', 'content-length'].includes(name)),
  );
  return {
    id: list[0]._id,
    answers: {
      list,
      summaries: await json('/api/blogs?limit=20&fields=summary'),
      post: await json(`/api/blogs/${list[0]._id}`),
      page: { headers, body: Buffer.from(await page.arrayBuffer()).toString('base64') },
    },
  };
}

/** Compares requests per second with a bare Express server that sends the same answers from memory. */
export async function measureRates() {
  const folder = makeFolder();
  await fill(folder.dataDir, POSTS, 10);
  const product = await startProduct(folder.dataDir);
  const { id, answers } = await collect(product.url);
  const file = join(folder.dataDir, 'reference.json');
  writeFileSync(file, JSON.stringify(answers));
  const port = await claimPort();
  const base = `http://127.0.0.1:${port}`;
  const reference = await startProcess(
    ['test/bench/express-reference.mjs'],
    { PORT: String(port), REFERENCE_FILE: file, NODE_ENV: 'production' },
    `${base}/health`,
  );
  const get = (path, other) =>
    compare({ url: product.url + path, connections: 20 }, { url: base + other, connections: 20 });
  const measured = [
    { what: 'GET /api/blogs?limit=20, 4 kB posts', target: 3, ...(await get('/api/blogs?limit=20', '/list')) },
    {
      what: 'GET /api/blogs?limit=20&fields=summary',
      target: 1.5,
      ...(await get('/api/blogs?limit=20&fields=summary', '/summaries')),
    },
    { what: 'GET /api/blogs/{id}', target: 1.2, ...(await get(`/api/blogs/${id}`, '/post')) },
    { what: 'GET / rendered', target: 0.95, ...(await get('/', '/page')) },
    {
      what: 'POST /api/contact, on disk before the answer, 10 connections',
      target: 0.25,
      ...(await compare(
        { url: `${product.url}/api/contact`, connections: 10, requests: contactRequests(1) },
        { url: `${base}/contact`, connections: 10, requests: contactRequests(1) },
      )),
    },
  ];
  await product.stop();
  await reference.stop();
  folder.remove();
  return measured.map(({ what, target, ratio, product: ours, reference: theirs }) =>
    atLeast(what, ratio, target, 'x', `${ours.toFixed(0)}/s against ${theirs.toFixed(0)}/s of a bare Express server`),
  );
}
