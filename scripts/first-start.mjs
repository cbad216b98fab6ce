import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimPort } from './claim-port.mjs';
import { NODE_FLAGS } from './node-flags.mjs';

const DEADLINE_MS = 60_000;
/** Text in the server's output that tells that it accepts requests. */
const READY = 'mosi is ready';

async function visit(origin) {
  for (const path of ['/api/health', '/', '/api/blogs', '/blogs']) {
    const answer = await fetch(origin + path);
    await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  }
}

/** Starts the built server, requests its first pages and stops it. Throws with the server's output if a step fails. */
export async function startOnce({ node = process.execPath, dataDir, ask = visit } = {}) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'mosi-first-start-'));
  const port = await claimPort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(node, [...NODE_FLAGS, 'dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
    },
  });
  let output = '';
  const deadline = setTimeout(() => child.kill('SIGKILL'), DEADLINE_MS);
  const ended = once(child, 'close');
  try {
    await new Promise((resolve, reject) => {
      const note = (chunk) => {
        output += chunk;
        if (output.includes(READY)) resolve();
      };
      child.stdout.on('data', note);
      child.stderr.on('data', note);
      ended.then(([code, signal]) => reject(new Error(`it ended with ${code ?? signal}`)), reject);
    });
    await ask(origin);
    child.kill('SIGTERM');
    const [code, signal] = await ended;
    if (code !== 0) throw new Error(`it was to stop and ended with ${code ?? signal}`);
  } catch (error) {
    throw new Error(`The built server does not work: ${error.message}.\n${output}`);
  } finally {
    clearTimeout(deadline);
    child.kill('SIGKILL');
    await ended;
    if (!dataDir) rmSync(folder, { recursive: true, force: true });
  }
}
