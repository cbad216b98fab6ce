import { failureSentence } from '../errors/failure-sentence';
import { type Environment, readEnvironment } from './environment';

/** Does what was asked for at a terminal. Answers the exit code; what keeps it from being done is said in one line. */
export async function runTool(work: (environment: Environment) => Promise<void>): Promise<number> {
  try {
    // The key of the sessions is not needed, and looking for it would make one.
    await work(readEnvironment({ ...process.env, JWT_SECRET: 'not used by this tool'.padEnd(32, '.') }));
    return 0;
  } catch (error) {
    process.stderr.write(`${failureSentence(error)}\n`);
    return 1;
  }
}
