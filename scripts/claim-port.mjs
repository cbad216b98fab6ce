import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Range of ports to claim. The system gives ports above it to outgoing connections, from 32768 on Linux and 49152 on
 * macOS.
 */
const FIRST = 20_000;
const LAST = 29_999;

let next = FIRST;

/**
 * Returns a free TCP port. Binding the UDP port of the same number reserves it until this process ends, so that other
 * processes with this function skip it.
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

/** True if no server listens on the TCP port. Other programs use TCP ports without binding the UDP port. */
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
