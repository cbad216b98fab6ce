import { failureSentence } from '../errors/failure-sentence';
import { type Environment, readEnvironment } from './environment';

/** Runs a command-line tool. Returns the exit code and prints a failure in one line. */
export async function runTool(work: (environment: Environment) => Promise<void>): Promise<number> {
  try {
    // Tools need no session key, and reading it would create one.
    await work(readEnvironment({ ...process.env, JWT_SECRET: 'not used by this tool'.padEnd(32, '.') }));
    return 0;
  } catch (error) {
    process.stderr.write(`${failureSentence(error)}\n`);
    return 1;
  }
}
