import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux (from 32768) and macOS (from 49152) give to programs that ask for any port. */
const FIRST = 20_000;
const LAST = 29_999;

let next = FIRST;

/**
 * A TCP port of 127.0.0.1 that stays free for its claimant until this process ends, for servers that must know their
 * address before they listen (`PUBLIC_URL`) and get it again when they are started anew.
 * The claim is the UDP port of the same number: this process holds it, and the system frees it when the process ends.
 */
export async function claimPort() {
  while (next <= LAST) {
    const port = next;
    next += 1;
    const claim = await bindUdp(port);
    if (!claim) continue;
    if (await isFree(port)) return port;
    claim.close();
  }
  throw new Error(`no port is free between ${FIRST} and ${LAST}`);
}

/** The socket that holds the claim; nothing where another process has claimed the port. */
async function bindUdp(port) {
  const socket = createSocket('udp4').unref();
  socket.bind({ port, address: '127.0.0.1', exclusive: true });
  try {
    await once(socket, 'listening');
    return socket;
  } catch {
    socket.close();
    return undefined;
  }
}

/** Whether the port is free of servers, also of programs that make no claims. */
async function isFree(port) {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
