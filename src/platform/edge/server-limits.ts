import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { hasBody } from '../http/has-body';
import { OpenConnections } from './open-connections';

/** Descriptors that are left for the database, uploads and calls to others. */
const OWN_FILES = 250;

/** How many files and connections the process may have open, where the system tells. */
function openFilesLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}

/** What one connection may cost, in one place. Times in milliseconds. */
export const SERVER_LIMITS = {
  /** For the head of a request: against those who send it byte by byte. Node looks for them every 30 s, `connections` more often. */
  headersTimeout: 15_000,
  /** For a whole request: the largest upload over a slow telephone line. Slower ones meet `slowestBytesPerSecond` first. */
  requestTimeout: 30 * 60_000,
  /** Nothing moves in either direction: a caller that no longer reads its answer. */
  timeout: 120_000,
  /** Longer than the 60 s of common proxies, so that they never send into a connection that is being closed. */
  keepAliveTimeout: 65_000,
  maxRequestsPerSocket: 10_000,
  /** Each costs some kilobytes and a file descriptor. Pages and browsers need two to six for a visitor. */
  connections: {
    most: Math.max(100, Math.min(4_000, openFilesLimit() - OWN_FILES)),
    mostOfOne: 512,
    mostSilentOfOne: 64,
    lookMs: 2_000,
    graceMs: 1_000,
    silentMs: 15_000,
  },
  /** A body that comes slower on average is cut, as soon as it has had the patience. */
  slowestBytesPerSecond: 500,
  bodyPatience: 20_000,
};

/** Bounds what connections can hold. */
export function limitServer(server: Server, isBehindProxy: boolean, limits = SERVER_LIMITS): void {
  const { slowestBytesPerSecond, bodyPatience, connections, ...ofNode } = limits;
  Object.assign(server, ofNode);
  new OpenConnections(connections, isBehindProxy).watch(server);
  server.prependListener('request', (request: IncomingMessage) => {
    if (hasBody(request)) watchBody(request, slowestBytesPerSecond, bodyPatience);
  });
}

/** Ends the connection when the body comes too slowly; a slow but steady upload goes on. */
function watchBody(request: IncomingMessage, slowest: number, patience: number): void {
  const { socket } = request;
  const before = socket.bytesRead;
  let waited = 0;
  const watch = setInterval(() => {
    waited += patience;
    if (request.complete) clearInterval(watch);
    else if (socket.bytesRead - before < (slowest * waited) / 1_000) socket.destroy();
  }, patience).unref();
  request.once('close', () => clearInterval(watch));
}
