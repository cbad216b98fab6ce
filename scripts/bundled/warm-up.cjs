// Starts the bundle once on a throwaway folder and keeps what V8 has compiled by then.
const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { createServer } = require('node:net');
const { tmpdir } = require('node:os');
const { join, resolve } = require('node:path');

const DEADLINE_MS = 30_000;
/** Said by the start banner. */
const READY = 'mosi is ready';

const { script, run, compiledFile } = require(resolve('dist/server/bundle/load.cjs'))();
const folder = mkdtempSync(join(tmpdir(), 'mosi-warm-up-'));

function end(code) {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}

/** What the first visitors will ask for belongs to what is kept. */
async function visit(origin) {
  for (const path of ['/api/health', '/', '/api/blogs', '/blogs']) await (await fetch(origin + path)).text();
}

const probe = createServer().listen(0, '127.0.0.1', () => {
  const { port } = probe.address();
  const origin = `http://127.0.0.1:${port}`;
  probe.close(() => {
    for (const name of ['MONGODB_URI', 'SMTP_URL']) delete process.env[name];
    Object.assign(process.env, { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder });
    Object.assign(process.env, { SAMPLE_CONTENT: 'true', LOG_LEVEL: 'silent', PUBLIC_URL: origin });
    setTimeout(() => end(1), DEADLINE_MS);
    const write = process.stdout.write;
    process.stdout.write = (text) => {
      if (String(text).includes(READY)) {
        process.stdout.write = write;
        visit(origin).then(
          () => {
            writeFileSync(compiledFile, script.createCachedData());
            end(0);
          },
          () => end(1),
        );
      }
      return true;
    };
    run();
  });
});
