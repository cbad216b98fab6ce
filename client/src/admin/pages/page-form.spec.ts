import type { Page } from '@contract/pages';
import { pagePath, suggestSlug, toForm, toInput } from './page-form';

const stored: Page = {
  _id: '65e1',
  title: 'Terms',
  slug: 'terms',
  status: 'published',
  content: 'Be kind.',
  lastUpdated: '2026-11-02T08:00:00.000Z',
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
};

describe('toForm', () => {
  it('makes a new page a draft', () => {
    expect(toForm(null)).toEqual({ title: '', slug: '', status: 'draft', content: '' });
  });

  it('takes the four fields that people edit', () => {
    expect(toForm(stored)).toEqual({ title: 'Terms', slug: 'terms', status: 'published', content: 'Be kind.' });
  });
});

describe('toInput', () => {
  it('drops a leading slash and trims', () => {
    expect(toInput({ title: ' Terms ', slug: ' /terms', status: 'draft', content: ' Be kind.\n' })).toEqual({
      title: 'Terms',
      slug: 'terms',
      status: 'draft',
      content: 'Be kind.',
    });
  });
});

describe('suggestSlug', () => {
  it.each([
    ['Terms & Conditions', 'terms-conditions'],
    ['  Café in Livingstone! ', 'cafe-in-livingstone'],
    ['2030: our plan', '2030-our-plan'],
    ['!!!', ''],
  ])('turns %j into %j', (title, slug) => {
    expect(suggestSlug(title)).toBe(slug);
  });

  it('never passes the bound nor ends on a hyphen', () => {
    const slug = suggestSlug(`${'a'.repeat(99)} b`);
    expect(slug).toBe('a'.repeat(99));
  });
});

describe('pagePath', () => {
  it('is one segment below the site', () => {
    expect(pagePath('/terms')).toBe('/terms');
    expect(pagePath('terms')).toBe('/terms');
  });
});
