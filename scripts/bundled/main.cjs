// The server as one file: docs/decisions/001-process-build-and-start.md. bundle.mjs puts this in place of the compiled
// src/main.ts. Node 22.1 or newer stores the compiled code beside it, if it may write there.
require('node:module').enableCompileCache?.(require('node:path').join(__dirname, 'bundle', 'compiled'));
require('./bundle/server.js');
