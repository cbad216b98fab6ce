import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { claimPort } from '../../scripts/claim-port.mjs';
import { NODE_FLAGS } from '../../scripts/node-flags.mjs';

const require = createRequire(import.meta.url);
const ROOT = resolve(import.meta.dirname, '../..');
export const ADMIN = { email: 'admin@example.com', password: 'correct horse battery' };

/** Starts a process and waits until `url` answers. `startMs` of the result is the waiting time in ms. */
export async function startProcess(args, env, url) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended with ${child.exitCode}`);
    const isUp = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) break;
    await new Promise((next) => setTimeout(next, 5));
  }
  const startMs = performance.now() - startedAt;
  return {
    startMs,
    /** Resident memory in MB. */
    memory: () => megabytesOf(child.pid, 'VmRSS'),
    /** Mapped files in MB, which the kernel reclaims when needed. */
    mappedMemory: () => megabytesOf(child.pid, 'RssFile'),
    /** Processor time in ms, in steps of 10 ms. */
    cpuMs: () => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const megabytesOf = (pid, name) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/** Creates a data folder. `remove` of the result deletes it. */
export function makeFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'mosi-bench-'));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Starts the built product on a data folder. */
export async function startProduct(dataDir, variables = {}) {
  const port = await claimPort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SAMPLE_CONTENT: 'false',
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'true',
    ...variables,
  };
  const running = await startProcess([...NODE_FLAGS, 'dist/server/main.js'], env, `${url}/api/health`);
  return { ...running, url };
}

/** Logs in as the administrator and returns the token. */
export async function signIn(url) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) });
  return (await answer.json()).token;
}

const WORDS =
  'maize copper river teacher phone lesson market robot register signal learner school bridge charcoal minibus'.split(
    ' ',
  );

/** Returns text of about `bytes` bytes that compresses as well as prose. */
export function text(bytes, seed) {
  const words = [];
  for (let length = 0, at = seed * 7919 + 17; length < bytes; ) {
    at = (at * 1103515245 + 12345) % 2147483648;
    const word = words.length % 40 === 39 ? '\n\n' : `${WORDS[at % WORDS.length]}${at % 97}`;
    words.push(word);
    length += word.length + 1;
  }
  return words.join(' ').slice(0, bytes);
}

async function create(url, token, path, body, visitor = 1) {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.9.${visitor >> 8}.${visitor & 255}`,
    ...(token && { 'x-auth-token': token }),
  };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

/**
 * Fills a data folder with posts of 4 kB and messages of 1 kB. The API creates one post and one message. The others are
 * copies with different ids, titles, texts and times.
 */
export async function fill(dataDir, posts, messages) {
  const product = await startProduct(dataDir);
  const token = await signIn(product.url);
  await create(product.url, token, '/api/blogs', {
    title: 'Post 0',
    content: text(4_000, 0),
    tags: ['data', 'phones'],
  });
  await create(product.url, null, '/api/contact', {
    name: 'Visitor 0',
    email: 'visitor0@example.com',
    subject: 'Subject 0',
    message: text(1_000, 0),
  });
  await product.stop();
  await withDatabase(dataDir, async (db) => {
    await copy(db.collection('blogs'), posts - 1, (row, n) => ({
      ...row,
      title: `Post ${n}`,
      content: text(4_000, n),
      excerpt: text(200, n),
    }));
    await copy(db.collection('contacts'), messages - 1, (row, n) => ({
      ...row,
      name: `Visitor ${n}`,
      email: `visitor${n}@example.com`,
      subject: `Subject ${n}`,
      nameKey: `visitor ${n}`,
      subjectKey: `subject ${n}`,
      searchLines: `visitor ${n}\nvisitor${n}@example.com\nsubject ${n}`,
      message: text(1_000, n),
    }));
  });
}

/** Fills a data folder with requests, each with a sent quote. */
export async function fillRequests(dataDir, requests) {
  const product = await startProduct(dataDir);
  const token = await signIn(product.url);
  const { requestId } = await create(product.url, null, '/api/project', {
    ...{ name: 'Client 0', email: 'client0@example.com', phone: '+260 955 000 000' },
    ...{
      serviceId: 'web-app-designing',
      projectScope: 'large',
      teamSize: 'small',
      timeframe: '3months',
      description: text(1_000, 0),
    },
  });
  const lines = Array.from({ length: 10 }, (_, n) => ({ text: text(100, n), quantity: 2, unitPrice: 1250.5 }));
  await create(product.url, token, '/api/project/quote', {
    ...{ projectRequestId: requestId, lines, currency: 'ZMW', timeEstimate: 8, teamSize: 'Two people' },
    ...{ notes: '', status: 'sent' },
  });
  await product.stop();
  await withDatabase(dataDir, (db) =>
    copy(db.collection('projectrequests'), requests - 1, ({ pendingMails: _, quote, ...row }, n) => ({
      ...row,
      name: `Client ${n}`,
      email: `client${n}@example.com`,
      description: text(1_000, n),
      ...(n % 3 === 0 ? { status: 'pending' } : { quote }),
    })),
  );
}

/** Adds posts, each with an image. Returns the id of one of these images. */
export async function fillImages(dataDir, images) {
  const product = await startProduct(dataDir);
  const token = await signIn(product.url);
  const form = new FormData();
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>';
  form.append('file', new Blob([drawing], { type: 'image/svg+xml' }), 'picture-0.svg');
  const sent = { method: 'POST', headers: { 'x-auth-token': token }, body: form };
  const { filePath } = await (await fetch(`${product.url}/api/uploads`, sent)).json();
  await create(product.url, token, '/api/blogs', { title: 'Post 0', content: text(4_000, 0), image: filePath });
  await product.stop();
  const nameOf = (n) => `${n.toString(16).padStart(24, '0')}-600x400`;
  let id;
  await withDatabase(dataDir, async (db) => {
    await copy(db.collection('media'), images - 1, (row, n) => ({
      ...row,
      name: `picture-${n}.svg`,
      stem: nameOf(n),
      file: `${nameOf(n)}.svg`,
    }));
    await copy(db.collection('blogs'), images - 1, (row, n) => ({
      ...row,
      title: `Post ${n}`,
      content: text(4_000, n),
      image: `/uploads/${nameOf(n)}.svg`,
    }));
    id = String((await db.collection('media').findOne({ stem: nameOf(1) }))._id);
  });
  return id;
}

/** Adds a post with comments, nine of ten approved, and returns its id. */
export async function fillComments(dataDir, comments) {
  const product = await startProduct(dataDir);
  const token = await signIn(product.url);
  const { _id } = await create(product.url, token, '/api/blogs', { title: 'Post 0', content: text(4_000, 0) });
  await create(product.url, null, `/api/blogs/${_id}/comments`, {
    name: 'Reader 0',
    email: 'reader0@example.com',
    text: text(500, 0),
  });
  await product.stop();
  await withDatabase(dataDir, (db) =>
    copy(db.collection('comments'), comments - 1, ({ isUntold: _, ...row }, n) => ({
      ...row,
      name: `Reader ${n}`,
      email: `reader${n}@example.com`,
      text: text(500, n),
      ...(n % 10 > 0 && { status: 'approved' }),
    })),
  );
  return _id;
}

export async function fillSubscribers(dataDir, subscribers) {
  const product = await startProduct(dataDir);
  await create(product.url, null, '/api/newsletter', { email: 'reader0@example.com' });
  await product.stop();
  await withDatabase(dataDir, (db) =>
    copy(db.collection('subscribers'), subscribers - 1, ({ pendingMails: _, ...row }, n) => ({
      ...row,
      email: `reader${n}@example.com`,
      unsubscribeToken: `token${n}`.padEnd(43, 'x'),
    })),
  );
}

/** Runs `work` on the database of a stopped product. */
export async function withDatabase(dataDir, work) {
  const { startEmbeddedDatabase } = require(join(ROOT, 'dist/server/embedded-mongodb/embedded-database.js'));
  const { mongo } = require('mongoose');
  const database = await startEmbeddedDatabase({ dataDir });
  const client = await mongo.MongoClient.connect(database.uri);
  await work(client.db());
  await client.close();
  await database.stop();
}

async function copy(collection, count, change) {
  const { mongo } = require('mongoose');
  const original = await collection.findOne({});
  if (!original) throw new Error(`${collection.collectionName} is empty`);
  for (let done = 0; done < count; ) {
    const batch = Array.from({ length: Math.min(1_000, count - done) }, (_, index) => {
      const n = done + index + 1;
      const at = new Date(original.createdAt.getTime() - n * 60_000);
      return { ...change(original, n), _id: new mongo.ObjectId(), createdAt: at, updatedAt: at };
    });
    await collection.insertMany(batch, { ordered: false });
    done += batch.length;
  }
}
