import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Server, type Socket } from 'node:net';
import { claimPort } from './ports';

/** Returns host and port, or a Unix socket, from the URL of a site or of a database. Uses the URL's first server. */
function toTarget(uri: string): NetConnectOpts {
  const server = decodeURIComponent(/^(?:mongodb|http):\/\/(?:[^@/]*@)?([^,/?]+)/.exec(uri)?.[1] ?? '');
  if (server.startsWith('/')) return { path: server };
  const [host, port = '27017'] = server.split(':');
  return { host, port: Number(port) };
}

/** Proxy in front of a site or its database. Tests cut or block its connections. */
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

  /** @param uri URL of the database or site behind the proxy */
  static async start(uri: string): Promise<TcpProxy> {
    const proxy = new TcpProxy(toTarget(uri), await claimPort());
    await proxy.listen();
    return proxy;
  }

  /** URL of the site through the proxy. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Returns the URL of the database with this name, with the proxy as its server. */
  uriOf(name: string): string {
    return `mongodb://127.0.0.1:${this.port}/${name}?directConnection=true`;
  }

  /** Stops listening and closes every connection. */
  async cut(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  /** Transfers nothing any more, like a machine that hangs. Connections stay open, and new ones are accepted. */
  hang(): void {
    this.isHanging = true;
    for (const socket of this.sockets) this.hold(socket);
  }

  /** Ends `cut` or `hang`: transfers data again, on the same port. */
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
