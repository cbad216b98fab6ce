import type { EventEmitter } from 'node:events';

/** What is used here of the driver's own class, which it does not publish. */
interface DriverConnection {
  socket: EventEmitter;
  /** Called once, when the connection is over: fails what waits for an answer. */
  cleanup(error: Error): void;
}

let isRepaired = false;

/**
 * Lets no command of the MongoDB driver wait for ever. Between the moment when a server's connection breaks and the event
 * that tells of it, the driver still writes to the socket, is told `false`, and takes that for a full buffer: it waits for
 * a `drain` that never comes (mongodb 7.8, `Connection.writeCommand`). If that happens to its heartbeat, it never finds out
 * that the server is back. Woken, it sees by itself that the connection is over and fails the command like all others.
 */
export function repairLostWrites(): void {
  if (isRepaired) return;
  isRepaired = true;
  const { Connection } = require('mongodb/lib/cmap/connection') as { Connection: { prototype: DriverConnection } };
  const { cleanup } = Connection.prototype;
  Connection.prototype.cleanup = function (error) {
    cleanup.call(this, error);
    // Not at once: a write that is about to happen in this tick waits a moment later.
    setImmediate(() => this.socket.emit('drain'));
  };
}
