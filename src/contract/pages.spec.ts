import { problemOf, tidied } from './field-rules';
import { PAGE_FIELDS } from './pages';
import { RESERVED_SLUGS } from './reserved-slugs';

const slugProblem = (slug: string) => problemOf(PAGE_FIELDS.slug, slug);

describe('the slug of a page', () => {
  it.each(['terms', 'privacy-policy', '4ir-skills', 'a', 'x'.repeat(100)])('takes %j', (slug) => {
    expect(slugProblem(slug)).toBeNull();
  });

  it.each([
    '',
    'Terms',
    'two words',
    'a/b',
    '-a',
    'a-',
    'a--b',
    'a_b',
    'café',
    'terms.html',
    '..',
    'terms\n',
    'x'.repeat(101),
  ])('refuses %j', (slug) => {
    expect(slugProblem(slug)).toEqual(expect.any(String));
  });

  it.each([...RESERVED_SLUGS])('rejects the reserved slug %s', (slug) => {
    expect(slugProblem(slug)).toMatch(/is used by a part of the site/);
  });

  it.each([
    ['/terms', 'terms'],
    [' /terms ', 'terms'],
    ['terms', 'terms'],
    ['//terms', '/terms'],
    ['/', ''],
  ])('tidies %j to %j', (written, slug) => {
    expect(tidied(PAGE_FIELDS.slug, written)).toBe(slug);
  });
});
