const { ringsOf } = require('../../scripts/rooms.mjs') as {
  ringsOf: (modules: { source: string; dependencies: { resolved: string }[] }[]) => string[];
};

const house = (imports: Record<string, string>) =>
  Object.entries(imports).map(([source, resolved]) => ({ source, dependencies: [{ resolved }] }));

describe('the wall between folders', () => {
  it('finds two that import each other, whichever of their folders do', () => {
    const imports = {
      'src/contact/find/list.ts': 'src/quotes/state.ts',
      'src/quotes/state.ts': 'src/contact/quote/a.ts',
    };
    expect(ringsOf(house(imports))).toEqual([
      'src/contact → src/quotes: src/contact/find/list.ts imports src/quotes/state.ts',
      'src/quotes → src/contact: src/quotes/state.ts imports src/contact/quote/a.ts',
    ]);
  });

  it('finds a ring of three', () => {
    const imports = {
      'src/a/one.ts': 'src/b/two.ts',
      'src/b/three.ts': 'src/c/four.ts',
      'src/c/five.ts': 'src/a/six.ts',
    };
    expect(ringsOf(house(imports))).toHaveLength(3);
  });

  it('lets one way stand, and what a folder has within itself', () => {
    const imports = {
      'src/a/one.ts': 'src/b/two.ts',
      'src/b/three.ts': 'src/c/four.ts',
      'src/a/x/five.ts': 'src/a/six.ts',
    };
    expect(ringsOf(house(imports))).toEqual([]);
  });
});
