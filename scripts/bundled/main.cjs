// Starts the server from one file. bundle.mjs copies this file over the compiled src/main.ts.
require('node:module').enableCompileCache?.(require('node:path').join(__dirname, 'bundle', 'compiled'));
require('./bundle/server.js');
