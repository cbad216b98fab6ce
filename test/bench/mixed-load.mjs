import { setTimeout as wait } from 'node:timers/promises';
import { text } from './product.mjs';

/** Number of parallel readers. A reader sends the next request after each answer. */
const READERS = 8;
/** Milliseconds between calls. Each second, visitors send five messages and one request, and staff act twice. */
const PAUSE = { message: 200, request: 1_000, office: 500 };

/** Paths that readers request from the product. `REFERENCE_PATHS` has the same kinds for the reference server. */
export function productPaths(posts) {
  const anyOf = (list, n) => list[(n * 7_919) % list.length];
  return [
    { kind: 'page: home', path: () => '/' },
    { kind: 'page: blogs', path: () => '/blogs' },
    { kind: 'page: one post', path: (n) => `/blogs/${anyOf(posts, n)}` },
    { kind: 'page: services', path: () => '/services' },
    { kind: 'call: posts', path: (n) => `/api/blogs?limit=20&fields=summary&page=${1 + (n % 50)}` },
    { kind: 'call: one post', path: (n) => `/api/blogs/${anyOf(posts, n)}` },
    { kind: 'call: services', path: () => '/api/services' },
    { kind: 'call: settings', path: () => '/api/settings' },
  ];
}

export const REFERENCE_PATHS = [
  { kind: 'page: home', path: () => '/page' },
  { kind: 'page: blogs', path: () => '/page' },
  { kind: 'page: one post', path: () => '/page' },
  { kind: 'page: services', path: () => '/page' },
  { kind: 'call: posts', path: () => '/summaries' },
  { kind: 'call: one post', path: () => '/post' },
  { kind: 'call: services', path: () => '/health' },
  { kind: 'call: settings', path: () => '/health' },
];

/** Runs `step` with an increasing number until `isOver` returns true. */
async function repeat(isOver, pauseMs, step) {
  for (let n = 0; !isOver(); n += 1) {
    await step(n);
    if (pauseMs > 0) await wait(pauseMs);
  }
}

export function readers(callers, paths, isOver) {
  return Array.from({ length: READERS }, (_, reader) =>
    repeat(isOver, 0, async (n) => {
      const { kind, path } = paths[(n + reader) % paths.length];
      await callers.call(kind, 'GET', path(n * READERS + reader));
    }),
  );
}

/**
 * Sends messages until `isOver` returns true.
 * @param path path of the contact call
 * @param onStored called after each stored message
 */
export function messageWriter(callers, path, isOver, onStored) {
  return repeat(isOver, PAUSE.message, async (n) => {
    const answer = await callers.call('write: a message', 'POST', path, {
      name: 'Sustained Load',
      email: 'load@example.com',
      subject: `Sustained ${n}`,
      message: text(600, n),
    });
    if (answer !== null) onStored();
  });
}

export function requestWriter(callers, isOver) {
  return repeat(isOver, PAUSE.request, (n) =>
    callers.call('write: a quote request', 'POST', '/api/project', {
      name: 'Sustained Load',
      email: 'load@example.com',
      serviceId: 'web-app-designing',
      description: text(600, n),
    }),
  );
}

/**
 * Acts like staff: handles messages and edits posts. Each edit invalidates all cached answers and pages about posts.
 */
export function office(callers, token, posts, isOver) {
  const headers = { 'x-auth-token': token };
  return repeat(isOver, PAUSE.office, async (n) => {
    const list = await callers.call('office: messages', 'GET', '/api/contact?limit=20', undefined, headers);
    const { _id } = JSON.parse(list ?? '[{}]')[n % 20] ?? {};
    const status = n % 2 === 0 ? 'read' : 'archived';
    if (_id) await callers.call('office: mark a message', 'PUT', `/api/contact/${_id}`, { status }, headers);
    await callers.call('office: dashboard', 'GET', '/api/dashboard', undefined, headers);
    const edit = { title: `Edited ${n}`, content: text(4_000, n) };
    await callers.call('office: edit a post', 'PUT', `/api/blogs/${posts[n % posts.length]}`, edit, headers);
  });
}
