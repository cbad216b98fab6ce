import 'reflect-metadata';
import { runTool } from '../platform/config/run-tool';
import { resetPassword } from './password-reset';

/** Runs `npm run reset-password -- EMAIL [--without-second-step]`. Prints the new password once. */
void runTool(async (environment) => {
  const email = process.argv[2];
  if (!email) throw new Error('Add the email address of the user: npm run reset-password -- EMAIL');
  const withoutSecondStep = process.argv.includes('--without-second-step');
  const password = await resetPassword(environment, email, { withoutSecondStep });
  if (password === null) throw new Error(`There is no user with the email address ${email}.`);
  process.stdout.write(`New password for ${email} (shown only now): ${password}\n`);
}).then((code) => process.exit(code));
