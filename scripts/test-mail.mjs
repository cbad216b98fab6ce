// npm run test-mail -- ADDRESS: sends a test email and prints the result. Works while the site runs.
import { runCommand } from './run-command.mjs';

await runCommand('settings/test-mail-command.js', 'sendTestMail');
