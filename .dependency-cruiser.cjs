/** Import rules of the server, checked by `npm run walls`. Tests may import everything. */
const { circles, options } = require('./scripts/circles.cjs');

const wall = (name, from, to) => ({ name, severity: 'error', from, to });
const DOOR = '^src/embedded-mongodb/embedded-database';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...circles,
    wall('the contract imports nothing of the product', { path: '^src/contract/' }, { path: '^src/', pathNot: '^src/contract/' }),
    wall(
      'the platform knows no module',
      { path: '^src/platform/' },
      { path: '^src/', pathNot: `^src/(platform|contract)/|${DOOR}` },
    ),
    wall(
      'the embedded store knows nothing of the product',
      { path: '^src/embedded-mongodb/' },
      { path: '^src/', pathNot: '^src/embedded-mongodb/' },
    ),
    wall(
      'the embedded store has one door',
      { pathNot: '^src/embedded-mongodb/' },
      { path: '^src/embedded-mongodb/', pathNot: DOOR },
    ),
    wall(
      'nothing but the list of modules knows the migrations',
      { path: '^src/', pathNot: '^src/(migrations/|app[.]module)' },
      { path: '^src/migrations/' },
    ),
    wall('no module knows the site', { path: '^src/[^/]+/', pathNot: '^src/site/' }, { path: '^src/site/' }),
  ],
  options: options('tsconfig.json'),
};
