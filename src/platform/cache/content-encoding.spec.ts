import { chooseEncoding, matchesTag } from './content-encoding';

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['deflate', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['br;q=0.0, gzip; q=0', 'identity'],
    ['*', 'gzip'],
    ['*;q=0', 'identity'],
    ['gzipped', 'identity'],
  ])('answers %p with %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

describe('matchesTag', () => {
  it('compares weakly, in lists too', () => {
    for (const header of ['W/"a"', '"a"', '"b", W/"a"', '*']) expect(matchesTag(header, 'W/"a"')).toBe(true);
    for (const header of [undefined, '', 'a', '"b"', 'W/"A"', '"b","c"'])
      expect(matchesTag(header, 'W/"a"')).toBe(false);
  });
});
