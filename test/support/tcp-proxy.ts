import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';
import { claimPort } from './ports';

/** The server of a site's address, or the first one of a database's: a path of a Unix socket, or host and port. */
function toTarget(uri: string): NetConnectOpts {
  const server = decodeURIComponent(/^(?:mongodb|http):\/\/(?:[^@/]*@)?([^,/?]+)/.exec(uri)?.[1] ?? '');
  if (server.startsWith('/')) return { path: server };
  const [host, port = '27017'] = server.split(':');
  return { host, port: Number(port) };
}

/** Stands before a site, or between it and its database, on a port of its own, and can cut or hold what goes through. */
export class TcpProxy {
  private readonly sockets = new Set<Socket>();
  private readonly held = new Set<Socket>();
  private isHanging = false;
  private server: Server;

  private constructor(
    private readonly target: NetConnectOpts,
    private readonly port: number,
  ) {
    this.server = this.createServer();
  }

  /** @param uri address of the database or site behind it */
  static async start(uri: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(toTarget(uri), await claimPort());
    await proxy.listen();
    return proxy;
  }

  /** The address of a site, through the proxy. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The address of a database by its name, through the proxy. */
  uriOf(name: string): string {
    return `mongodb://127.0.0.1:${this.port}/${name}?directConnection=true`;
  }

  /** Nobody listens any more, and every connection is gone. */
  async cut(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  /**
   * Connections stay and new ones are taken, but nothing goes through.
   * So a machine without power looks from outside.
   */
  hang(): void {
    this.isHanging = true;
    for (const socket of this.sockets) this.hold(socket);
  }

  /** Everything works again, on the same port. */
  async heal(): Promise<void> {
    this.isHanging = false;
    for (const socket of this.held) socket.resume();
    this.held.clear();
    if (this.server.listening) return;
    this.server = this.createServer();
    await this.listen();
  }

  private hold(socket: Socket): void {
    socket.pause();
    this.held.add(socket);
  }

  private async listen(): Promise<void> {
    await once(this.server.listen(this.port, '127.0.0.1'), 'listening');
  }

  private createServer(): Server {
    return createServer((near) => {
      const far = connect(this.target);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ]) {
        this.sockets.add(from);
        from
          .on('error', () => to.destroy())
          .on('close', () => {
            this.sockets.delete(from);
            to.destroy();
          });
        from.on('data', (chunk) => to.write(chunk));
        if (this.isHanging) this.hold(from);
      }
    });
  }
}
