const { existsSync } = require('node:fs');
const { join } = require('node:path');

/** Stops the run before end-to-end tests that would find no pages. */
module.exports = () => {
  const isBuilt = existsSync(join(__dirname, '../../../dist/render/server-entry.js'));
  if (!isBuilt) throw new Error('Run npm run build first.');
};
