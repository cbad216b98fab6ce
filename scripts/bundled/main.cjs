// Starts the server from one file; bundle.mjs puts it in place of the compiled src/main.ts. Node 22.1 or newer stores
// the compiled code beside it.
require('node:module').enableCompileCache?.(require('node:path').join(__dirname, 'bundle', 'compiled'));
require('./bundle/server.js');
