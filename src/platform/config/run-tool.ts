import { failureSentence } from '../errors/failure-sentence';
import { type Environment, readEnvironment } from './environment';

/** Runs a command-line tool, prints a failure in one line and returns the exit code. */
export async function runTool(work: (environment: Environment) => Promise<void>): Promise<number> {
  try {
    // Tools need no session key. Without this value, reading the environment would create one.
    await work(readEnvironment({ ...process.env, JWT_SECRET: 'not used by this tool'.padEnd(32, '.') }));
    return 0;
  } catch (error) {
    process.stderr.write(`${failureSentence(error)}\n`);
    return 1;
  }
}
