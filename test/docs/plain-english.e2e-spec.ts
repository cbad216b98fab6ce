const { faultsIn } = require('../../scripts/plain-comments.mjs') as { faultsIn: (source: string) => string[] };
const { retiredIn, retiredTerms } = require('../../scripts/plain-words.mjs') as {
  retiredIn: (source: string, file: string, terms: string[]) => string[];
  retiredTerms: (words: string) => string[];
};

describe('the check of comments', () => {
  it.each([
    ['// What a visitor sees.', '1: a comment that begins with "What"'],
    ['/** Of the record. */', '1: a comment that begins with "Of"'],
    ['/**\n * Such as the newest.\n */', '2: a comment that begins with "Such"'],
    ['const a = 1; /\u002f That is all.', '1: a comment that begins with "That"'],
    [`/* ${'a'.repeat(120)} */`, '1: a comment wider than 120 columns'],
    [`// Returns ${'a'.repeat(120)}`, '1: a comment wider than 120 columns'],
  ])('finds the fault of %j', (source, fault) => {
    expect(faultsIn(source)).toEqual([fault]);
  });

  it.each([
    '// Returns the record.\n// What follows is a second line.',
    '/**\n * Returns the record.\n * What follows is a second line.\n */',
    "const url = 'https://example.com/What';",
    `const text = '${'a'.repeat(130)}';`,
    '/** Whatever is stored. */',
  ])('accepts %j', (source) => {
    expect(faultsIn(source)).toEqual([]);
  });
});

describe('the check of terms', () => {
  const terms = retiredTerms(
    '| term | meaning | do not say |\n| reopen | make open again | **open it again**, again |\n',
  );

  it('reads the bold terms of the table', () => {
    expect(terms).toEqual(['open it again']);
  });

  it.each([
    ['text of a page', 'a.tsx', '<p>Please open it again.</p>'],
    ['a string', 'a.ts', "const text = 'Please open it again.';"],
    ['a template', 'a.ts', 'const text = `Please open it again.`;'],
  ])('finds a retired term in %s', (_, file, source) => {
    expect(retiredIn(source, file, terms)).toEqual([expect.stringContaining('1: "')]);
  });

  it.each(["import a from 'open it again';", '// open it again', "const text = 'Reopen it.';"])(
    'accepts %s',
    (source) => {
      expect(retiredIn(source, 'a.ts', terms)).toEqual([]);
    },
  );
});
