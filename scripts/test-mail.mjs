// npm run test-mail -- ADDRESS: sends a test mail, and says what became of it; works while the site runs.
import { existsSync } from 'node:fs';
import { readEnvFile } from './env-file.mjs';

const entry = new URL('../dist/server/settings/test-mail-command.js', import.meta.url);

if (!existsSync(entry)) {
  // Loaded only here: a container has the built server and no build tools.
  const { build } = await import('./build.mjs');
  if (!(await build())) process.exit(1);
}
readEnvFile();
// By its default: Node finds no single names in what the compiler writes.
const { default: commands } = await import(entry);
process.exit(await commands.sendTestMail(process.argv[2]));
