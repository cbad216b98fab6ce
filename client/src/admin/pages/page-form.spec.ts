import { pagePath, suggestSlug } from './page-form';

describe('suggestSlug', () => {
  it.each([
    ['Terms & Conditions', 'terms-conditions'],
    ['  Café in Livingstone! ', 'cafe-in-livingstone'],
    ['2030: our plan', '2030-our-plan'],
    ['!!!', ''],
  ])('turns %j into %j', (title, slug) => {
    expect(suggestSlug(title)).toBe(slug);
  });

  it('stays within the maximum length and ends with no hyphen', () => {
    const slug = suggestSlug(`${'a'.repeat(99)} b`);
    expect(slug).toBe('a'.repeat(99));
  });
});

describe('pagePath', () => {
  it('is one segment below the root', () => {
    expect(pagePath('/terms')).toBe('/terms');
    expect(pagePath('terms')).toBe('/terms');
  });
});
