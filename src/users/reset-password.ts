import 'reflect-metadata';
import { runTool } from '../platform/config/run-tool';
import { resetPassword } from './password-reset';

/** Runs `npm run reset-password -- EMAIL [--without-second-step]`. Prints the new password once. */
export const runPasswordReset = (email?: string): Promise<number> =>
  runTool(async (environment) => {
    if (!email) throw new Error('Add the email address of the user: npm run reset-password -- EMAIL');
    const withoutSecondStep = process.argv.includes('--without-second-step');
    const password = await resetPassword(environment, email, { withoutSecondStep });
    if (password === null) throw new Error(`There is no user with the email address ${email}.`);
    process.stdout.write(`New password for ${email} (shown only now): ${password}\n`);
  });
