import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

const CHECK_EVERY_MS = 50;
/** After a pause of this length, new connections are unlikely, so the listening socket can be closed. */
const GAP_MS = 5;
/** Maximum wait if connections never stop arriving. */
const MAX_ACCEPT_MS = 2_000;

interface Connection {
  response: ServerResponse | undefined;
}

/** A connection without an open answer: since when, and how many bytes were read by then. */
interface Quiet {
  bytes: number;
  since: number;
}

const isAnswering = ({ response }: Connection): boolean => response !== undefined && !response.writableFinished;

function lastAnswer(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/** Holds new requests until the returned function is called. Each later answer is the last of its connection. */
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

/** Accepts the connections in the system's backlog, because closing the socket would cut them off. */
async function acceptPending(server: Server): Promise<void> {
  // Sets the backlog to zero through Node's internal handle, because no public call does. Later connections are then
  // refused.
  (server as { _handle?: { listen?(backlog: number): number } })._handle?.listen?.(0);
  const until = performance.now() + MAX_ACCEPT_MS;
  let [quietTurns, quietSince] = [0, performance.now()];
  const note = (): void => {
    [quietTurns, quietSince] = [0, performance.now()];
  };
  server.on('connection', note);
  // Each turn of the event loop may accept only one connection, and the first turn may be half over.
  while ((quietTurns < 3 || performance.now() - quietSince < GAP_MS) && performance.now() < until) {
    quietTurns += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  server.off('connection', note);
}

/** Ends each connection after its next answer, or after `partingMs` of silence. Cuts the rest after `patienceMs`. */
export async function endConnections(
  server: Server,
  connections: ReadonlyMap<Socket, Connection>,
  partingMs: number,
  patienceMs: number,
): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), patienceMs);
  // Held requests keep turns of the event loop short, so few connections arrive between the last check and the close.
  const release = holdRequests(server);
  await acceptPending(server);
  // The `close` of HTTP servers would close all idle connections at once.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  for (const { response } of connections.values()) if (response && !response.headersSent) lastAnswer(response);
  release();

  const quiet = new Map<Socket, Quiet>();
  const look = (): void => {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      const seen = quiet.get(socket);
      const { bytesRead } = socket;
      if (isAnswering(connection) || seen?.bytes !== bytesRead) quiet.set(socket, { bytes: bytesRead, since: now });
      else if (now - seen.since >= partingMs) socket.destroy();
    }
  };
  // `setImmediate` runs after the sockets were read, so bytes that have arrived count.
  const timer = setInterval(() => setImmediate(look), CHECK_EVERY_MS);
  await closed;
  clearInterval(timer);
  clearTimeout(deadline);
}
