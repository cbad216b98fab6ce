import { existsSync } from 'node:fs';
import { readEnvFile } from './env-file.mjs';

/** Runs a function of a compiled file of the server with the first argument. Ends the process with its exit code. */
export async function runCommand(file, name) {
  const entry = new URL(`../dist/server/${file}`, import.meta.url);
  if (!existsSync(entry)) {
    // Imported only if it is needed, because build.mjs needs build tools. The container image has none, but is already
    // built.
    const { build } = await import('./build.mjs');
    if (!(await build())) process.exit(1);
  }
  readEnvFile();
  // Node finds no named exports in the compiled CommonJS file. Its default export is an object with all of them.
  const { default: commands } = await import(entry);
  process.exit(await commands[name](process.argv[2]));
}
