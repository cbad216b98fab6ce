const { addImporters, growthOf, sizeOf, tableOf } = require('../../scripts/size.mjs') as {
  addImporters: (importers: Map<string, Set<string>>, modules: object[], side: string) => Map<string, Set<string>>;
  sizeOf: (lines: Map<string, number>, importers: Map<string, Set<string>>) => Record<string, number>;
  tableOf: (size: Record<string, number>) => string;
  growthOf: (size: Record<string, number>, table: string) => string[];
};

describe('product size', () => {
  const lines = new Map([
    ['src/team/team.service.ts', 301],
    ['src/team/team.service.spec.ts', 50],
    ['src/team/team.module.ts', 10],
    ['src/team/group.ts', 25],
    ['src/embedded-mongodb/store.ts', 40],
    ['src/embedded-mongodb/test/store.e2e-spec.ts', 7],
    ['client/src/site/page.tsx', 20],
    ['client/src/site/page.css', 9],
    ['client/src/testing/setup.ts', 3],
  ]);
  const modules = [
    { source: 'src/team/team.service.ts', dependencies: [{ resolved: 'src/team/group.ts' }] },
    { source: 'src/app.ts', dependencies: [{ resolved: 'src/team/team.module.ts' }] },
  ];
  const importers = addImporters(new Map(), modules, '.');
  const ofClient = { source: 'src/site/page.tsx', dependencies: [{ resolved: '../src/team/group.ts' }] };

  it('counts each file once, and no module file as tiny', () => {
    expect(sizeOf(lines, importers)).toEqual({
      'Lines of server': 336,
      'Lines of store': 40,
      'Lines of client': 20,
      'Lines of CSS': 9,
      'Lines of tests': 60,
      'Files of at most 25 lines with one importer': 1,
      'Files over 300 lines': 1,
    });
  });

  it('counts importers of both sides', () => {
    const both = addImporters(new Map(importers), [ofClient], 'client');
    expect(sizeOf(lines, both)['Files of at most 25 lines with one importer']).toBe(0);
  });

  it('reports a number more than 2 % above the documented one', () => {
    const table = tableOf({ 'Lines of server': 1000, 'Lines of tests': 1000 });
    expect(growthOf({ 'Lines of server': 1020, 'Lines of tests': 900 }, table)).toEqual([]);
    expect(growthOf({ 'Lines of server': 1021, 'Lines of tests': 900 }, table)).toEqual([
      'Lines of server: 1021, was 1000 in docs/size.md',
    ]);
  });
});
