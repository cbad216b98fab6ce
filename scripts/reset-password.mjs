// npm run reset-password -- EMAIL [--without-second-step]: gives the account a new password and prints it. The option
// also removes two-step login and passkeys. Works while the site runs.
import { runCommand } from './run-command.mjs';

await runCommand('users/reset-password.js', 'runPasswordReset');
