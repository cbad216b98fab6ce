// npm run outbox -- FOLDER: writes the unsent emails in a MongoDB to files.
import { runCommand } from './run-command.mjs';

await runCommand('platform/mail/outbox/write-outbox.js', 'writeOutbox');
