const { ringsOf } = require('../../scripts/rooms.mjs') as {
  ringsOf: (modules: { source: string; dependencies: { resolved: string }[] }[]) => string[];
};

const house = (imports: Record<string, string>) =>
  Object.entries(imports).map(([source, resolved]) => ({ source, dependencies: [{ resolved }] }));

describe('import cycles between folders', () => {
  it('are found between two folders, whichever subfolders import', () => {
    const imports = {
      'src/contact/find/list.ts': 'src/quotes/state.ts',
      'src/quotes/state.ts': 'src/contact/quote/a.ts',
    };
    expect(ringsOf(house(imports))).toEqual([
      'src/contact → src/quotes: src/contact/find/list.ts imports src/quotes/state.ts',
      'src/quotes → src/contact: src/quotes/state.ts imports src/contact/quote/a.ts',
    ]);
  });

  it('are found in a ring of three', () => {
    const imports = {
      'src/a/one.ts': 'src/b/two.ts',
      'src/b/three.ts': 'src/c/four.ts',
      'src/c/five.ts': 'src/a/six.ts',
    };
    expect(ringsOf(house(imports))).toHaveLength(3);
  });

  it('exclude one-way imports and imports within a folder', () => {
    const imports = {
      'src/a/one.ts': 'src/b/two.ts',
      'src/b/three.ts': 'src/c/four.ts',
      'src/a/x/five.ts': 'src/a/six.ts',
    };
    expect(ringsOf(house(imports))).toEqual([]);
  });
});
