// The server as one file: docs/decisions/010-one-file-at-start.md. Put in place of the compiled src/main.ts by bundle.mjs.
require('./bundle/load.cjs')().run();
