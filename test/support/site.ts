import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { claimPort } from './ports';

/** Login of the first administrator. */
export const ADMIN = { email: 'admin@example.com', password: 'correct horse battery' };

const MAIN = resolve(__dirname, '../../dist/server/main.js');

/** Limits under which the process runs. */
export interface Shortage {
  /** Maximum size of files in blocks of 512 bytes. Writes beyond it fail, as on a full disk. */
  fileBlocks?: number;
  /** Maximum address space in kilobytes, as set by `ulimit -v`. */
  addressKilobytes?: number;
  /** True gives the process a parent that never reads its exit status, like process 1 of many containers. */
  isOrphan?: boolean;
}

/** Runs the built product as a separate process with a temporary data folder. */
export class Site {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'mosi-site-'));
  private process: ChildProcess | undefined;
  private output = '';

  private constructor(
    readonly port: number,
    private readonly variables: Record<string, string>,
    private readonly shortage: Shortage,
  ) {}

  /** Starts a site and waits until it answers. `variables` override the environment variables of the tests. */
  static async start(variables: Record<string, string> = {}, shortage: Shortage = {}): Promise<Site> {
    const site = await Site.prepare(variables, shortage);
    await site.run();
    return site;
  }

  /** Prepares a site without starting it. */
  static async prepare(variables: Record<string, string> = {}, shortage: Shortage = {}): Promise<Site> {
    return new Site(await claimPort(), variables, shortage);
  }

  /** Output of the process since its last start. */
  get log(): string {
    return this.output;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the process with the same data folder as before. */
  async run(): Promise<void> {
    this.output = '';
    const child = spawn(...this.command(), {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(this.port),
        HOST: '127.0.0.1',
        PUBLIC_URL: this.url,
        DATA_DIR: this.dataDir,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        LOG_LEVEL: 'error',
        // Tests act as different visitors by the header `X-Forwarded-For`.
        TRUST_PROXY: 'true',
        BACKUP_HOUR: 'off',
        ...this.variables,
      },
    });
    this.process = child;
    await new Promise<void>((ready, fail) => {
      const note = (chunk: Buffer): void => {
        this.output += chunk.toString();
        if (this.output.includes('mosi is ready')) ready();
      };
      child.stdout?.on('data', note);
      child.stderr?.on('data', note);
      // Waits for "close" instead of "exit", so that all output is read.
      child.once('close', (code) => fail(new Error(`the site ended with ${code}: ${this.output}`)));
    });
  }

  private command(): [string, string[]] {
    const { fileBlocks, addressKilobytes, isOrphan } = this.shortage;
    const steps = [
      ...(fileBlocks === undefined ? [] : [`trap '' XFSZ`, `ulimit -S -f ${fileBlocks}`]),
      ...(addressKilobytes === undefined ? [] : [`ulimit -v ${addressKilobytes}`]),
      ...(isOrphan ? ['"$0" "$1" & exec sleep 600'] : ['exec "$0" "$1"']),
    ];
    return ['sh', ['-c', steps.join('; '), process.execPath, MAIN]];
  }

  /** Sends a signal and waits for the end. Returns the exit code, or the name of the signal that ended the process. */
  async signal(signal: NodeJS.Signals): Promise<number | string> {
    const child = this.process;
    if (!child) throw new Error('the site was never started');
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code, by] = await ended;
    return code ?? by;
  }

  /** Removes the file size limit of the running process, as if the disk had free space again. */
  makeRoom(): void {
    execFileSync('prlimit', ['--pid', String(this.process?.pid), '--fsize=unlimited']);
  }

  /** Lists the paths of the files that are mapped into memory, such as native libraries. */
  mappedFiles(): string {
    return readFileSync(`/proc/${this.process?.pid}/maps`, 'utf8');
  }

  /** Kills the process with SIGKILL, so that it ends as abruptly as by a crash. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Stops the process cleanly and removes its folder. */
  async stop(): Promise<void> {
    await this.end('SIGTERM');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
