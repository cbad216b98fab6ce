import type { EventEmitter } from 'node:events';

/** Parts of the driver's connection class that are used here. The driver does not export this class. */
interface DriverConnection {
  socket: EventEmitter;
  /** Runs once when the connection ends, and fails the operations that wait for an answer. */
  cleanup(error: Error): void;
}

let isRepaired = false;

/** Works around a bug of the driver mongodb 7.8: commands on a broken connection wait forever for a `drain` event. */
export function repairLostWrites(): void {
  if (isRepaired) return;
  isRepaired = true;
  const { Connection } = require('mongodb/lib/cmap/connection') as { Connection: { prototype: DriverConnection } };
  const { cleanup } = Connection.prototype;
  Connection.prototype.cleanup = function (error) {
    cleanup.call(this, error);
    // Delays `drain`, because a write in this turn of the event loop begins to wait for `drain` only afterwards.
    setImmediate(() => this.socket.emit('drain'));
  };
}
