import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { claimPort } from './ports';
import { ADMIN } from './site';

const ROOT = resolve(__dirname, '../..');

/** Runs the server from its sources in a separate process, with logging. */
export class LoggedServer {
  /** All output, including the start banner. */
  output = '';

  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly dataDir: string,
  ) {
    const note = (chunk: Buffer): void => {
      this.output += chunk.toString();
    };
    child.stdout?.on('data', note);
    child.stderr?.on('data', note);
  }

  static async start(variables: Record<string, string>): Promise<LoggedServer> {
    const dataDir = mkdtempSync(join(tmpdir(), 'mosi-log-'));
    const port = await claimPort();
    // Loads Nest first. Node 20 cannot `require` an ES module while an `import()` is still loading it.
    const args = ['-r', '@nestjs/core', '-r', join(__dirname, 'register.js'), join(ROOT, 'src/main.ts')];
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        SAMPLE_CONTENT: 'false',
        LOG_LEVEL: 'trace',
        ...variables,
      },
    });
    const server = new LoggedServer(`http://127.0.0.1:${port}`, child, dataDir);
    await server.until(/mosi is ready/);
    return server;
  }

  /** Waits until the output contains a line. Throws if the process ends before. */
  async until(line: RegExp): Promise<void> {
    while (!line.test(this.output)) {
      if (this.child.exitCode !== null) throw new Error(`the server ended: ${this.output}`);
      await Promise.race([once(this.child.stdout as NodeJS.ReadableStream, 'data'), once(this.child, 'exit')]);
    }
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null) {
      const closed = once(this.child, 'close');
      this.child.kill('SIGTERM');
      await closed;
    }
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
