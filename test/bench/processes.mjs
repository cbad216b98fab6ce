import { createRequire } from 'node:module';
import { compare, contactRequests } from './load.mjs';
import { makeFolder, signIn, startProduct, text } from './product.mjs';
import { atLeast } from './table.mjs';

const require = createRequire(import.meta.url);
const PROCESSES = 3;
const POSTS = 100;
/**
 * Minimum rate of three processes, as a share of the rate of one process. On two shared cores, three processes only
 * take turns and are no faster. A much lower share would show that the processes wait for each other.
 */
const TARGET = 0.7;

/** Adds posts of 4 kB and returns the id of one of them. */
async function fill(url) {
  const headers = { 'content-type': 'application/json', 'x-auth-token': await signIn(url) };
  let id;
  for (let n = 0; n < POSTS; n += 1) {
    const body = JSON.stringify({ title: `Post ${n}`, content: text(4_000, n), tags: ['data', 'phones'] });
    const answer = await fetch(`${url}/api/blogs`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`/api/blogs: ${answer.status}`);
    id = (await answer.json())._id;
  }
  return id;
}

/** Compares one process with three processes that share a MongoDB, behind nginx. Needs `TEST_MONGODB_URI`. */
export async function measureProcesses() {
  const server = process.env.TEST_MONGODB_URI;
  if (!server) {
    process.stdout.write('Left out: TEST_MONGODB_URI names no MongoDB server.\n');
    return [];
  }
  const { mongo } = require('mongoose');
  const uri = new URL(server);
  uri.pathname = '/bench';
  const client = await mongo.MongoClient.connect(uri.href);
  await client.db().dropDatabase();
  require('../support/register.js');
  const { Nginx } = require('../support/nginx.ts');
  const folders = Array.from({ length: PROCESSES }, makeFolder);
  const running = [];
  const keep = (started) => {
    running.unshift(started);
    return started;
  };
  let measured;
  try {
    const products = [];
    // Trusts two proxies: nginx, and the caller, which names another visitor's IP address in each request.
    const variables = { MONGODB_URI: uri.href, TRUST_PROXY: '2' };
    for (const { dataDir } of folders) products.push(keep(await startProduct(dataDir, variables)));
    const id = await fill(products[0].url);
    const ports = products.map(({ url }) => Number(new URL(url).port));
    const [one, three] = [keep(await Nginx.start(ports[0])), keep(await Nginx.start(...ports))];
    const optionsFor = ({ url }, path, options = {}) => ({ url: url + path, connections: 20, ...options });
    const both = (path, options) => compare(optionsFor(three, path, options), optionsFor(one, path, options));
    const list = '/api/blogs?limit=20&fields=summary';
    const message = { connections: 10, requests: contactRequests(1) };
    measured = [
      [`GET ${list}`, await both(list)],
      ['GET /api/blogs/{id}', await both(`/api/blogs/${id}`)],
      ['POST /api/contact, journaled before the answer, 10 connections', await both('/api/contact', message)],
    ];
  } finally {
    for (const started of running) await started.stop();
    for (const folder of folders) folder.remove();
    await client.db().dropDatabase();
    await client.close();
  }
  return measured.map(([what, { ratio, product, reference }]) =>
    atLeast(what, ratio, TARGET, 'x', `${product.toFixed(0)}/s of three against ${reference.toFixed(0)}/s of one`),
  );
}
