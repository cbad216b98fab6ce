import { Buffer } from 'node:buffer';
import { createServer, type Server, type Socket } from 'node:net';
import type { Engine } from '../commands/command';
import { runCommand } from '../commands/commands';
import { encode } from '../documents/raw-bson';
import { type Message, MessageReader, toReply } from './message';

/**
 * Serves connections on a Unix socket. Answers keep the order of the requests within a connection. Connections do not
 * wait for each other.
 */
export class WireServer {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private running = 0;
  private onIdle: (() => void) | null = null;

  constructor(private readonly engine: Engine) {
    this.server = createServer((socket) => this.accept(socket));
  }

  listen(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject).listen(path, resolve);
    });
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    if (this.running > 0) {
      await new Promise<void>((resolve) => {
        this.onIdle = resolve;
      });
    }
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private accept(socket: Socket): void {
    this.sockets.add(socket);
    const reader = new MessageReader();
    let last = Promise.resolve();
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      try {
        for (const message of reader.push(chunk)) last = last.then(() => this.answer(socket, message));
      } catch {
        socket.destroy();
      }
    });
  }

  private async answer(socket: Socket, message: Message): Promise<void> {
    this.running++;
    try {
      const answer = await runCommand(message.body, this.engine);
      const document = Buffer.isBuffer(answer) ? answer : encode(answer);
      if (!message.isOneWay && !socket.destroyed) socket.write(toReply(message, document));
    } catch {
      // The answer cannot be encoded. The closed connection tells the caller that no answer will come.
      socket.destroy();
    } finally {
      this.running--;
      if (this.running === 0) this.onIdle?.();
    }
  }
}
