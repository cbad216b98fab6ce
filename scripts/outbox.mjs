// npm run outbox -- FOLDER: writes the unsent emails in a MongoDB to files.
import { existsSync } from 'node:fs';
import { readEnvFile } from './env-file.mjs';

const entry = new URL('../dist/server/platform/mail/outbox/write-outbox.js', import.meta.url);

if (!existsSync(entry)) {
  // A container has the built server but no build tools, so they are loaded only if needed.
  const { build } = await import('./build.mjs');
  if (!(await build())) process.exit(1);
}
readEnvFile();
// The default export holds all exports, because Node finds no named ones in the compiled CommonJS files.
const { default: commands } = await import(entry);
process.exit(await commands.writeOutbox(process.argv[2]));
