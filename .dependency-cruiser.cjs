/** The walls of the house: who may import whom. `npm run lint` holds them. */
const SPEC = '\\.spec\\.tsx?$';
const between = (from, to, comment, extra = {}) => ({
  name: comment,
  severity: 'error',
  from: { pathNot: SPEC, ...from },
  to: { ...to, ...extra },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    between({}, { circular: true }, 'no circles between files'),
    {
      name: 'no circles between rooms',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/' },
      to: { circular: true },
    },
    between({ path: '^src/contract/' }, { pathNot: '^src/contract/' }, 'the contract imports nothing'),
    between(
      { path: '^src/platform/' },
      { path: '^src/', pathNot: '^src/(platform|contract)/|^src/embedded-mongodb/embedded-database' },
      'platform knows no module',
    ),
    between({ path: '^src/embedded-mongodb/' }, { path: '^src/', pathNot: '^src/embedded-mongodb/' }, 'the store knows nothing of the product'),
    between(
      { pathNot: `^src/embedded-mongodb/|${SPEC}` },
      { path: '^src/embedded-mongodb/', pathNot: '^src/embedded-mongodb/embedded-database' },
      'the store has one door',
    ),
    between({ path: '^src/[^/]+/', pathNot: `^src/site/|${SPEC}` }, { path: '^src/site/' }, 'modules do not know the site'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|^dist/|embedded-mongodb/test/|[.]spec[.]tsx?$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
