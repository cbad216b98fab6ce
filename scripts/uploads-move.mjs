// npm run uploads:move [-- back]: moves uploads from DATA_DIR into the MongoDB that processes share, or back.
import { runCommand } from './run-command.mjs';

await runCommand('uploads/move-uploads.js', 'moveUploads');
