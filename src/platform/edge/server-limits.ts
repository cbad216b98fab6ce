import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { hasBody } from '../http/has-body';
import { PROTECTION } from '../limits/protection';
import { OpenConnections } from './open-connections';

type ServerLimits = { [Name in keyof typeof PROTECTION.connections]: number };

/** Returns how many files and connections this process may have open, or Infinity if the system does not report it. */
function openFilesLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}

export function limitServer(
  server: Server,
  isBehindProxy: boolean,
  limits: Partial<ServerLimits> = {},
): OpenConnections {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout, ...ours } = {
    ...PROTECTION.connections,
    ...limits,
  };
  Object.assign(server, { headersTimeout, requestTimeout, timeout, keepAliveTimeout });
  const most = Math.max(100, Math.min(ours.most, openFilesLimit() - ours.ownFiles));
  const connections = new OpenConnections({ ...ours, most }, isBehindProxy);
  connections.watch(server);
  server.prependListener('request', (request: IncomingMessage) => {
    if (hasBody(request)) watchBody(request, ours.slowestBytesPerSecond, ours.bodyTimeoutMs);
  });
  return connections;
}

/** Ends the connection if the body's average is below `slowest` bytes/s, checked every `timeout` ms. */
function watchBody(request: IncomingMessage, slowest: number, timeout: number): void {
  const { socket } = request;
  const before = socket.bytesRead;
  let waited = 0;
  const watch = setInterval(() => {
    waited += timeout;
    if (request.complete) clearInterval(watch);
    else if (socket.bytesRead - before < (slowest * waited) / 1_000) socket.destroy();
  }, timeout).unref();
  request.once('close', () => clearInterval(watch));
}
