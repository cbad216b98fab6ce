import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { median } from './load.mjs';
import { fill, fillRequests, makeFolder, signIn, startProduct } from './product.mjs';
import { atMost } from './table.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4) * 2;
const POSTS = 1_000;
const PAUSE_MS = 20;
const FLOODS = {
  'unknown categories': ['/blogs?category=*'],
  'contact pages with different subjects': ['/contact?subject=*'],
  'unknown paths': ['/*', '/*/*', '/services/*', '/blogs/*'],
  'unknown posts, services and pages': ['/blogs/**', '/services/service-*', '/page-*'],
  'API searches and filters': ['/api/blogs?q=*', '/api/blogs?category=*', '/api/blogs?tag=*', '/api/services/*'],
};

/** Sends one request after another over one connection, like a browser. Returns the durations in ms. */
async function timesOf(url, path, isOver) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  while (!isOver()) {
    const startedAt = performance.now();
    await new Promise((resolve, reject) => {
      get(url + path, { agent, headers: { 'accept-encoding': 'br' } }, (response) =>
        response.resume().once('end', resolve),
      ).once('error', reject);
    });
    times.push(performance.now() - startedAt);
    await new Promise((next) => setTimeout(next, PAUSE_MS));
  }
  agent.destroy();
  return times;
}

/** Requests the home page and the health call in parallel. Returns their median times in ms. */
async function measurePages(url, isOver) {
  const [home, health] = await Promise.all([timesOf(url, '/', isOver), timesOf(url, '/api/health', isOver)]);
  return { home: median(home), health: median(health) };
}

async function lookDuring(url, paths) {
  const callers = spawn(
    process.execPath,
    [join(import.meta.dirname, 'flood-callers.mjs'), url, String(SECONDS), ...paths],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(callers, 'close');
  let rate = '';
  callers.stdout.on('data', (chunk) => {
    rate += chunk;
  });
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  const measured = await measurePages(url, () => isOver);
  await ended;
  return { ...measured, rate: Number(rate) };
}

async function lookCalm(url) {
  const until = performance.now() + SECONDS * 500;
  return measurePages(url, () => performance.now() > until);
}

/** Returns the path of the PDF of a sent quote. */
async function fileOf(url) {
  const answer = await fetch(`${url}/api/project?status=quoted`, { headers: { 'x-auth-token': await signIn(url) } });
  const [{ _id }] = (await answer.json()).projectRequests;
  return `/api/project/quote/${_id}/pdf`;
}

/**
 * Measures how long other visitors wait while one IP address floods the server with requests for uncached content.
 * Compares this with the same requests before the flood.
 */
export async function measureFlood() {
  const folder = makeFolder();
  await fill(folder.dataDir, POSTS, 10);
  await fillRequests(folder.dataDir, 1);
  const product = await startProduct(folder.dataDir, { TRUST_PROXY: 'false' });
  const rows = [];
  try {
    await lookCalm(product.url);
    const floods = { ...FLOODS, 'the PDF of a quote': [await fileOf(product.url)] };
    for (const [what, paths] of Object.entries(floods)) {
      const calm = await lookCalm(product.url);
      const flooded = await lookDuring(product.url, paths);
      const reference = `${flooded.home.toFixed(1)} ms against ${calm.home.toFixed(1)} ms in calm, ${flooded.rate} answers a second to the flood`;
      rows.push(
        atMost(`median of GET / while 64 connections ask for ${what}`, flooded.home / calm.home, 5, 'x', reference, 1),
      );
      rows.push(
        atMost(
          'median of GET /api/health meanwhile',
          flooded.health,
          50,
          'ms',
          `${calm.health.toFixed(1)} ms in calm`,
          1,
        ),
      );
    }
  } finally {
    await product.stop();
    folder.remove();
  }
  return rows;
}
