import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { matchSitePage, readsOf, SITE_PAGES, SITE_PATHS, type SitePage } from './site-pages';

const FRAME = ['/settings', '/website?shown=true', 'list:/pages/linked'];
const reads = (path: string, search = '') => readsOf(matchSitePage(path), search);

describe('the public pages', () => {
  it.each<[string, string, object]>([
    ['/', 'home', {}],
    ['/about/', 'about', {}],
    ['/blogs/7', 'blog', { id: '7' }],
    ['/terms', 'published', { slug: 'terms' }],
    ['/About', 'published', { slug: 'About' }],
    ['/newsletter/unsubscribe/t', 'unsubscribe', { token: 't' }],
    ['/no/such/page', 'not-found', {}],
  ])('takes %s for %s', (path, name, params) => {
    expect(matchSitePage(path)).toMatchObject({ name, params });
  });

  it('are found at their own path', () => {
    for (const path of SITE_PATHS) expect(matchSitePage(path).page.path).toBe(path);
  });

  it('read settings, section texts, frame links and their own data', () => {
    expect(reads('/about')).toEqual(FRAME);
    expect(reads('/no/such/page')).toEqual(FRAME);
    expect(reads('/team')).toEqual([...FRAME, 'list:/team']);
    expect(reads('/blogs', '?category=Maize&page=2').at(-1)).toMatch(/^list:\/blogs\?.*page=2.*category=Maize/);
    expect(reads('/No_Slug')).toEqual(FRAME);
  });

  it.each(Object.entries<SitePage>(SITE_PAGES).filter(([, { path }]) => path.includes(':')))(
    'have a pattern for each path segment, or are secret: %s',
    (_name, { segment, isSecret }) => {
      expect(segment !== undefined || isSecret).toBe(true);
    },
  );

  it.each(Object.keys(SITE_PAGES))('have one screen file of their name: %s', (name) => {
    const screens = readdirSync(resolve(__dirname, '../../client/src/site'), { recursive: true, encoding: 'utf8' });
    expect(screens.filter((file) => basename(file) === `${name}-page.tsx`)).toHaveLength(1);
  });
});
