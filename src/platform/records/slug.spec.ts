import { freeSlug, toSlug } from './slug';

describe('toSlug', () => {
  it.each([
    ['Web App Designing', 'web-app-designing'],
    ['  Café & Crème  ', 'cafe-creme'],
    ['ŠKODA 2.0', 'skoda-2-0'],
    ['--a--', 'a'],
    ['数字', 'service'],
    ['x'.repeat(200), 'x'.repeat(100)],
    [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
  ])('converts %p to %s', (title, slug) => expect(toSlug(title)).toBe(slug));
});

describe('freeSlug', () => {
  it('counts from two to the first free number', () => {
    const taken = new Set(['a', 'a-2', 'a-4']);
    expect(freeSlug('a', (slug) => taken.has(slug))).toBe('a-3');
    expect(freeSlug('b', (slug) => taken.has(slug))).toBe('b');
  });

  it('stays within the limit and never doubles the hyphen', () => {
    const long = `${'x'.repeat(97)}-yz`;
    expect(freeSlug(long, (slug) => slug === long)).toBe(`${'x'.repeat(97)}-2`);
  });
});
