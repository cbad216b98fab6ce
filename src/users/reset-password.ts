import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../platform/config/environment';
import { failureSentence } from '../platform/errors/failure-sentence';
import { resetPassword } from './password-reset';

/** Behind `npm run reset-password -- EMAIL`. Answers the exit code; the password stands on the standard output only. */
async function run(email: string | undefined): Promise<number> {
  if (!email) return fail('Say whose password: npm run reset-password -- EMAIL');
  // The key of the sessions is not needed here, and looking for it would make one.
  const environment = readEnvironment({ ...process.env, JWT_SECRET: 'not used by this tool'.padEnd(32, '.') });
  if (environment.mongodbUri === undefined && !existsSync(join(environment.dataDir, 'database'))) {
    return fail(
      `There is no database in ${environment.dataDir}. Start mosi once, or set DATA_DIR or MONGODB_URI as it has them.`,
    );
  }
  const password = await resetPassword(environment, email);
  if (password === null) return fail(`There is no user with the address ${email}.`);
  process.stdout.write(`New password for ${email} (shown only now): ${password}\n`);
  return 0;
}

function fail(line: string): number {
  process.stderr.write(`${line}\n`);
  return 1;
}

run(process.argv[2]).then(
  (code) => process.exit(code),
  (error: unknown) => process.exit(fail(failureSentence(error))),
);
