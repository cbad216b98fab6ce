import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../limits/visitor-address';
import { endConnections } from './end-connections';

export type ConnectionLimits = Record<
  'most' | 'mostOfOne' | 'mostSilentOfOne' | 'checkEveryMs' | 'graceMs' | 'silentMs' | 'partingMs',
  number
>;

interface Connection {
  socket: Socket;
  address: string;
  openedAt: number;
  askedAt: number;
  request: IncomingMessage | undefined;
  response: ServerResponse | undefined;
  /** Number of bytes received at the last check. A request body without more at the next check has stalled. */
  seenBytes: number;
  hasStalled: boolean;
}

/** For a new connection, silent ones are closed first, then idle ones, and running ones never. */
type Use = 'silent' | 'idle' | 'running';

function useOf({ request, response, hasStalled }: Connection): Use {
  if (!request || !response) return 'silent';
  if (!request.complete && !response.writableFinished) return hasStalled ? 'silent' : 'running';
  return response.writableFinished ? 'idle' : 'running';
}

/** Tracks open connections. Closes silent ones to admit new ones, so that an attacker cannot occupy all connections. */
export class OpenConnections {
  private readonly bySocket = new Map<Socket, Connection>();
  private readonly byAddress = new Map<string, Set<Connection>>();

  /** Behind a proxy all connections come from one address, so limits by address do not apply. */
  constructor(
    private readonly limits: ConnectionLimits,
    private readonly isBehindProxy: boolean,
  ) {}

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => this.open(socket));
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const connection = this.bySocket.get(request.socket);
      if (!connection) return;
      connection.request = request;
      connection.response = response;
      connection.askedAt = performance.now();
      connection.hasStalled = false;
    });
    const timer = setInterval(() => {
      // `setImmediate` runs after data was read, so bytes that came while the process was busy count.
      setImmediate(() => this.check(performance.now()));
    }, this.limits.checkEveryMs).unref();
    server.once('close', () => clearInterval(timer));
  }

  end(server: Server, timeoutMs: number): Promise<void> {
    return endConnections(server, this.bySocket, this.limits.partingMs, timeoutMs);
  }

  private open(socket: Socket): void {
    const connection: Connection = {
      socket,
      address: networkOf(socket.remoteAddress),
      openedAt: performance.now(),
      askedAt: 0,
      request: undefined,
      response: undefined,
      seenBytes: 0,
      hasStalled: false,
    };
    const ofOne = this.byAddress.get(connection.address) ?? new Set();
    this.byAddress.set(connection.address, ofOne.add(connection));
    this.bySocket.set(socket, connection);
    socket.once('close', () => this.forget(connection));
    if (!this.isBehindProxy && ofOne.size > this.limits.mostOfOne) this.closeLeastMissed(ofOne, connection);
    else if (this.bySocket.size > this.limits.most) this.closeLeastMissed(this.bySocket.values(), connection);
  }

  /** Closes a silent connection, or else the least recently used idle one. If all are running, closes the new one. */
  private closeLeastMissed(connections: Iterable<Connection>, newcomer: Connection): void {
    let leastMissed: Connection | null = null;
    for (const connection of connections) {
      if (connection === newcomer) continue;
      const use = useOf(connection);
      // Connections are in opening order, so the first silent one is the oldest.
      if (use === 'silent') {
        this.close(connection);
        return;
      }
      if (use === 'idle' && connection.askedAt < (leastMissed?.askedAt ?? Infinity)) leastMissed = connection;
    }
    this.close(leastMissed ?? newcomer);
  }

  private check(now: number): void {
    for (const connections of this.byAddress.values()) {
      const silent = [...connections].filter((connection) => this.isSilent(connection, now));
      const tooMany = this.isBehindProxy ? 0 : silent.length - this.limits.mostSilentOfOne;
      for (const [rank, connection] of silent.entries()) {
        const isOverdue = !connection.request && now - connection.openedAt > this.limits.silentMs;
        if (rank < tooMany || isOverdue) this.close(connection);
      }
    }
  }

  private isSilent(connection: Connection, now: number): boolean {
    const { request, socket, seenBytes, openedAt } = connection;
    connection.hasStalled = request?.complete === false && socket.bytesRead === seenBytes;
    connection.seenBytes = socket.bytesRead;
    return useOf(connection) === 'silent' && now - openedAt >= this.limits.graceMs;
  }

  private close(connection: Connection): void {
    this.forget(connection);
    connection.socket.destroy();
  }

  private forget(connection: Connection): void {
    this.bySocket.delete(connection.socket);
    const ofOne = this.byAddress.get(connection.address);
    ofOne?.delete(connection);
    if (ofOne?.size === 0) this.byAddress.delete(connection.address);
  }
}
