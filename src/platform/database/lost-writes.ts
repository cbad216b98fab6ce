import type { EventEmitter } from 'node:events';

/** Used parts of the driver's class, which it does not export. */
interface DriverConnection {
  socket: EventEmitter;
  /** Called once when the connection ends. Fails the operations that wait for an answer. */
  cleanup(error: Error): void;
}

let isRepaired = false;

/**
 * Prevents MongoDB commands from waiting forever (mongodb 7.8, `Connection.writeCommand`).
 * Between a broken connection and its event, the driver writes to the socket, gets `false` and waits for a `drain` that
 * never comes. If that happens to its heartbeat, the driver never notices that the server is back. After a `drain` it
 * sees that the connection has ended and fails the command.
 */
export function repairLostWrites(): void {
  if (isRepaired) return;
  isRepaired = true;
  const { Connection } = require('mongodb/lib/cmap/connection') as { Connection: { prototype: DriverConnection } };
  const { cleanup } = Connection.prototype;
  Connection.prototype.cleanup = function (error) {
    cleanup.call(this, error);
    // Delayed, because a write in this tick begins to wait a moment later.
    setImmediate(() => this.socket.emit('drain'));
  };
}
