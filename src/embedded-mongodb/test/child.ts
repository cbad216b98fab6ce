import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const REGISTER = join(__dirname, '..', '..', '..', 'test', 'support', 'register.js');

export const startChild = (script: string, args: string[]): ChildProcess =>
  spawn(process.execPath, ['-r', REGISTER, script, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });

/** Runs a script to its end and returns its lines. If `shouldKill` returns true for a line, the script gets SIGKILL. */
export async function runChild(
  script: string,
  args: string[],
  shouldKill: (line: string) => boolean = () => false,
): Promise<string[]> {
  const child = startChild(script, args);
  const ended = new Promise((resolve) => child.on('close', resolve));
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    lines.push(line);
    if (!child.killed && shouldKill(line)) child.kill('SIGKILL');
  }
  await ended;
  return lines;
}
