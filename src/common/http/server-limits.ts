import type { IncomingMessage, Server } from 'node:http';

/**
 * What one connection may cost, in one place. Times in milliseconds. Node looks for connections beyond their time every 30 s,
 * so one that says nothing lasts 15 to 45 s.
 */
export const SERVER_LIMITS = {
  /** For the head of a request, from the opening of its connection: against those who send it byte by byte. */
  headersTimeout: 15_000,
  /** For a whole request: the largest upload over a slow telephone line. Slower ones meet `slowestBytesPerSecond` first. */
  requestTimeout: 30 * 60_000,
  /** Nothing moves in either direction: a caller that no longer reads its answer. */
  timeout: 120_000,
  /** Longer than the 60 s of common proxies, so that they never send into a connection that is being closed. */
  keepAliveTimeout: 65_000,
  maxRequestsPerSocket: 10_000,
  /** Beyond it a connection is closed at once. Each costs some kilobytes. */
  maxConnections: 4_000,
  /** A body that comes slower on average is cut, as soon as it has had the patience. */
  slowestBytesPerSecond: 500,
  bodyPatience: 20_000,
};

/** Bounds what connections can hold. Source: threats, "slow and large". */
export function limitServer(server: Server, limits = SERVER_LIMITS): void {
  const { slowestBytesPerSecond, bodyPatience, ...ofNode } = limits;
  Object.assign(server, ofNode);
  server.prependListener('request', (request: IncomingMessage) => {
    if (hasBody(request)) watchBody(request, slowestBytesPerSecond, bodyPatience);
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
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
