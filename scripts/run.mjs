import { spawn } from 'node:child_process';

/** Runs a command and prints its output. Looks for programs first in `node_modules/.bin`. Resolves to the exit code. */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env, PATH: `node_modules/.bin:${env.PATH ?? process.env.PATH}` },
    });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
