import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextImmediate, setTimeout as wait } from 'node:timers/promises';

const CHECK_EVERY_MS = 50;
/**
 * After a pause of this length, new connections are unlikely, so the listening socket can be closed. On a busy machine,
 * a proxy that opens many connections may pause for 0.1 s.
 */
const GAP_MS = 300;
/** Maximum wait if connections never stop arriving. */
const MAX_ACCEPT_MS = 2_000;

interface Connection {
  response: ServerResponse | undefined;
}

/** A connection without a running request: time in ms since which it is idle, and number of bytes received by then. */
interface Quiet {
  bytes: number;
  since: number;
}

const isAnswering = ({ response }: Connection): boolean => response !== undefined && !response.writableFinished;

function lastAnswer(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/** Delays new requests until the returned function is called. Then each answer is the last on its connection. */
function holdRequests(server: Server): () => void {
  const listeners = server.listeners('request') as RequestListener[];
  const held: Parameters<RequestListener>[] = [];
  const hold: RequestListener = (...both) => {
    held.push(both);
  };
  server.removeAllListeners('request').on('request', hold);
  return () => {
    server.off('request', hold);
    server.on('request', (_request, response) => lastAnswer(response));
    for (const listener of listeners) server.on('request', listener);
    for (const both of held) server.emit('request', ...both);
  };
}

/**
 * Accepts connections until no more arrive, because closing the socket resets those that the system has queued. The
 * backlog keeps its length: while it is full, the kernel drops packets of handshakes.
 */
async function acceptPending(server: Server): Promise<void> {
  const until = performance.now() + MAX_ACCEPT_MS;
  let quietSince = performance.now();
  const note = (): void => {
    quietSince = performance.now();
  };
  server.on('connection', note);
  while (performance.now() - quietSince < GAP_MS && performance.now() < until) {
    await wait(CHECK_EVERY_MS);
    // Timers run before connections are accepted. After a long turn of the event loop, some may still be queued.
    await nextImmediate();
  }
  server.off('connection', note);
}

/** Ends connections after their next answer or `partingMs` without data, and all of them after `timeoutMs`. */
export async function endConnections(
  server: Server,
  connections: ReadonlyMap<Socket, Connection>,
  partingMs: number,
  timeoutMs: number,
): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs);
  // New requests wait, because their work would delay the close, and further connections could arrive.
  const release = holdRequests(server);
  await acceptPending(server);
  // Uses `close` of plain TCP servers, because `close` of HTTP servers would break all idle connections at once.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  for (const { response } of connections.values()) if (response && !response.headersSent) lastAnswer(response);
  release();

  const quiet = new Map<Socket, Quiet>();
  const check = (): void => {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      const seen = quiet.get(socket);
      const { bytesRead } = socket;
      if (isAnswering(connection) || seen?.bytes !== bytesRead) quiet.set(socket, { bytes: bytesRead, since: now });
      else if (now - seen.since >= partingMs) socket.destroy();
    }
  };
  // `setImmediate` runs after data was read, so that bytes that have already arrived are counted.
  const timer = setInterval(() => setImmediate(check), CHECK_EVERY_MS);
  await closed;
  clearInterval(timer);
  clearTimeout(deadline);
}
