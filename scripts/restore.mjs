// npm run restore -- FILE: restores a backup into an empty DATA_DIR or MongoDB.
import { runCommand } from './run-command.mjs';

await runCommand('backup/backup-commands.js', 'restore');
