// Forbids cycles on server and client: no two files and no two folders import each other.
const circle = (scope) => ({
  name: `no circle of ${scope === 'folder' ? 'folders' : 'files'}`,
  severity: 'error',
  ...(scope === 'folder' && { scope }),
  from: {},
  to: { circular: true },
});

module.exports = {
  circles: [circle('module'), circle('folder')],
  options: (tsConfig) => ({
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules|^dist/|embedded-mongodb/test/|client/src/testing/|^src/testing/|[.]spec[.]tsx?$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: tsConfig },
  }),
};
