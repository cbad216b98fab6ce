// npm run backup [-- FILE]: writes a backup of all data into one file. Works while the site runs.
import { runCommand } from './run-command.mjs';

await runCommand('backup/backup-commands.js', 'backUp');
