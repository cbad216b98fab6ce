import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { claimPort } from './ports';

const NGINX = process.env.NGINX ?? '/usr/sbin/nginx';
const DOCUMENTED = resolve(__dirname, '../../docs/nginx.conf');
const FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Runs a real nginx with the configuration from the documentation. Only the ports differ. */
export class Nginx {
  private readonly folder = mkdtempSync(join(tmpdir(), 'mosi-nginx-'));
  private process: ChildProcess | undefined;
  private errors = '';

  private constructor(readonly port: number) {}

  /** @param sitePorts port of a site, or the ports of all its processes */
  static async start(...sitePorts: number[]): Promise<Nginx> {
    const nginx = new Nginx(await claimPort());
    await nginx.run(sitePorts);
    return nginx;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Errors of nginx. Leaves out connections that failed, because nginx then uses another process of the site. */
  get troubles(): string[] {
    return this.errors.split('\n').filter((line) => line.includes('[error]') && !line.includes('while connecting to'));
  }

  async stop(): Promise<void> {
    if (this.process && this.process.exitCode === null) {
      const ended = once(this.process, 'exit');
      this.process.kill('SIGQUIT');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async run(sitePorts: number[]): Promise<void> {
    const pair = sitePorts.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join(' ');
    const block = readFileSync(DOCUMENTED, 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${this.port};`)
      .replace('server 127.0.0.1:3000;', `server 127.0.0.1:${sitePorts[0]};`)
      .replace(/server 127\.0\.0\.1:3000 max_fails=0;\s+server 127\.0\.0\.1:3001 max_fails=0;/, pair)
      .replace('proxy_pass http://mosi;', `proxy_pass http://${sitePorts[1] ? 'mosi_pair' : 'mosi'};`);
    const paths = FOLDERS.map((name) => `${name}_temp_path ${join(this.folder, name)};`);
    mkdirSync(join(this.folder, 'logs'));
    const file = join(this.folder, 'nginx.conf');
    const main = ['daemon off;', 'master_process off;', `pid ${join(this.folder, 'pid')};`, 'events {}'];
    // Allows many requests over one connection, because benchmarks send far more than a browser.
    const http = ['access_log off;', 'keepalive_requests 1000000;', ...paths, block];
    writeFileSync(file, [...main, 'http {', ...http, '}'].join('\n'));
    this.process = spawn(NGINX, ['-p', this.folder, '-e', 'stderr', '-c', file], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.process.stderr?.on('data', (chunk: Buffer) => {
      this.errors += chunk.toString();
    });
    const failed = new Promise<never>((_, fail) => {
      this.process?.once('error', fail);
      this.process?.once('exit', (code) => fail(new Error(`nginx ended with ${code}: ${this.errors}`)));
    });
    failed.catch(() => undefined);
    await Promise.race([this.untilItListens(), failed]);
  }

  /** Waits until nginx accepts connections. Tries without a pause, because this takes only milliseconds. */
  private async untilItListens(): Promise<void> {
    for (;;) {
      const socket = connect(this.port, '127.0.0.1');
      const [event] = await Promise.race([once(socket, 'connect').then(() => ['open']), once(socket, 'error')]);
      socket.destroy();
      if (event === 'open') return;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
