import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

const CHECK_EVERY_MS = 50;
/** Connections rarely arrive right after this long a pause, so the listening socket can be closed. */
const GAP_MS = 5;
/** Limits the wait when connections never stop arriving. */
const DOOR_MS = 2_000;

/** A connection with its current or last answer. */
interface Connection {
  response: ServerResponse | undefined;
}

/** Time since which a connection has nothing to answer, and its bytes read by then. */
interface Quiet {
  bytes: number;
  since: number;
}

const isAnswering = ({ response }: Connection): boolean => response !== undefined && !response.writableFinished;

function lastAnswer(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/**
 * Holds new requests until the returned function is called. After that each gets its answer, the last one of its
 * connection.
 */
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
 * Accepts the connections in the system's backlog, because closing the socket would cut them off with their requests.
 * The backlog is reduced to zero, so that hardly any more arrive. Refused clients try again.
 */
async function letIn(server: Server): Promise<void> {
  // No public call reduces the backlog. Without it some late connections are cut off.
  (server as { _handle?: { listen?(backlog: number): number } })._handle?.listen?.(0);
  const until = performance.now() + DOOR_MS;
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

/**
 * Stops listening and ends each connection as HTTP requires: its next answer says that it is the last one.
 * An idle connection stays until it is silent for `partingMs`, because its next request may be on the way. Resolves
 * when all connections are closed. Cuts the rest after `patienceMs`.
 */
export async function endConnections(
  server: Server,
  connections: ReadonlyMap<Socket, Connection>,
  partingMs: number,
  patienceMs: number,
): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), patienceMs);
  // Held requests keep turns short, and so the time between the last check and the close.
  const release = holdRequests(server);
  await letIn(server);
  // Not the close of HTTP servers, which closes all idle connections at once.
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
  // After the sockets were read, so that bytes which have arrived count.
  const timer = setInterval(() => setImmediate(look), CHECK_EVERY_MS);
  await closed;
  clearInterval(timer);
  clearTimeout(deadline);
}
