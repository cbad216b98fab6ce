// The server as one file: docs/decisions/001-process-build-and-start.md. Put in place of the compiled src/main.ts by bundle.mjs.
// What is compiled of it is kept beside it, where Node can do that (22.1 and newer) and may write there.
require('node:module').enableCompileCache?.(require('node:path').join(__dirname, 'bundle', 'compiled'));
require('./bundle/server.js');
