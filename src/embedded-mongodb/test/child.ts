import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const REGISTER = join(__dirname, '..', '..', '..', 'test', 'support', 'register.js');

/** @param limitBlocks maximum file size in blocks of 512 bytes, which simulates a full disk */
export function startChild(script: string, args: string[], limitBlocks?: number): ChildProcess {
  const command = ['-r', REGISTER, script, ...args];
  const limited = ['-c', `trap '' XFSZ; ulimit -f ${limitBlocks}; exec "$@"`, 'sh', process.execPath, ...command];
  const [file, rest] = limitBlocks === undefined ? ([process.execPath, command] as const) : (['sh', limited] as const);
  return spawn(file, rest, { stdio: ['ignore', 'pipe', 'ignore'] });
}

/** Runs a script to its end and returns its lines. Kills it with SIGKILL if `shouldKill` returns true for a line. */
export async function runChild(
  script: string,
  args: string[],
  { shouldKill = () => false, limitBlocks }: { shouldKill?: (line: string) => boolean; limitBlocks?: number } = {},
): Promise<string[]> {
  const child = startChild(script, args, limitBlocks);
  const ended = new Promise((resolve) => child.on('close', resolve));
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    lines.push(line);
    if (!child.killed && shouldKill(line)) child.kill('SIGKILL');
  }
  await ended;
  return lines;
}
