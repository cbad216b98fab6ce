import type { RequestListener, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

const CHECK_EVERY_MS = 50;
/** Nobody has come for so long: hardly anybody comes in the moment in which the door is closed. */
const GAP_MS = 5;
/** Against those who would never stop coming. */
const DOOR_MS = 2_000;

/** A connection with the answer that it is having or had last. */
interface Connection {
  response: ServerResponse | undefined;
}

/** Since when a connection is known to have nothing to answer, and how much had come by then. */
interface Quiet {
  bytes: number;
  since: number;
}

const isAnswering = ({ response }: Connection): boolean => response !== undefined && !response.writableFinished;

function lastAnswer(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

/** Keeps requests that come until the function is called that this answers: from then on each gets its answer, the last one of its connection. */
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
 * Lets those in who stand at the door already, where the system keeps connections that this process has not taken: closing it would cut them off together with what
 * they have sent. From now on the system lets hardly anybody else come so far: they try again, and find the door closed.
 */
async function letIn(server: Server): Promise<void> {
  // No public call lowers the number; without this one some who come at the last moment are cut off.
  (server as { _handle?: { listen?(backlog: number): number } })._handle?.listen?.(0);
  const until = performance.now() + DOOR_MS;
  let [quietTurns, quietSince] = [0, performance.now()];
  const note = (): void => {
    [quietTurns, quietSince] = [0, performance.now()];
  };
  server.on('connection', note);
  // As few as one come in with each turn of the event loop, and the first that is begun here may be half over.
  while ((quietTurns < 3 || performance.now() - quietSince < GAP_MS) && performance.now() < until) {
    quietTurns += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  server.off('connection', note);
}

/**
 * Closes the door, and each connection as HTTP has it: its next answer says that it is the last one. A connection that has nothing to answer stays
 * until it has kept silent for `partingMs`: whoever just had an answer may have sent the next request already, and would never hear of it. Resolves when none
 * is left; what is left after `patienceMs` is cut.
 */
export async function endConnections(
  server: Server,
  connections: ReadonlyMap<Socket, Connection>,
  partingMs: number,
  patienceMs: number,
): Promise<void> {
  const deadline = setTimeout(() => server.closeAllConnections(), patienceMs);
  // While they wait, turns are short, and so is the time between the last look at the door and its end.
  const release = holdRequests(server);
  await letIn(server);
  // Not the close of HTTP servers: that one closes every connection without a request at once.
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
  // Here too what has come by then is not overlooked.
  const timer = setInterval(() => setImmediate(look), CHECK_EVERY_MS);
  await closed;
  clearInterval(timer);
  clearTimeout(deadline);
}
