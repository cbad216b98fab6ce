// npm run outbox -- FOLDER: the mails that lie in a MongoDB for want of a mail server, as files.
import { existsSync } from 'node:fs';
import { readEnvFile } from './env-file.mjs';

const entry = new URL('../dist/server/platform/mail/outbox/write-outbox.js', import.meta.url);

if (!existsSync(entry)) {
  // Loaded only here: a container has the built server and no build tools.
  const { build } = await import('./build.mjs');
  if (!(await build())) process.exit(1);
}
readEnvFile();
// By its default: Node finds no single names in what the compiler writes.
const { default: commands } = await import(entry);
process.exit(await commands.writeOutbox(process.argv[2]));
