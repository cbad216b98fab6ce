import { methodLabel, OTHER, routeLabel } from './route-label';

const ID = '0123456789abcdef01234567';

describe('routeLabel', () => {
  it.each([
    ['GET', `/api/blogs/${ID}?x=1`, '/api/blogs/:id'],
    ['HEAD', `/api/blogs/${ID}`, '/api/blogs/:id'],
    ['GET', '/api/blogs/figures', '/api/blogs/figures'],
    ['POST', '/api/contact', '/api/contact'],
    ['GET', '/api/docs-json', OTHER],
    ['GET', '/api/docs/', '/api/docs/*'],
    ['GET', '/', '/'],
    ['GET', `/blogs/${ID}`, '/blogs/:id'],
    ['GET', '/sitemap.xml', '/sitemap.xml'],
    ['GET', '/assets/index-abc.js', '/assets/*'],
    ['GET', '/admin/blogs', '/admin/*'],
  ])('labels %s %s as %s', (method, url, label) => {
    expect(routeLabel(method, url)).toBe(label);
  });

  it('gives one label to all unknown paths and methods', () => {
    const urls = Array.from({ length: 50 }, (_, n) => [
      `/api/${n}`,
      `/api/blogs/${n}/${n}`,
      `/${n}/${n}`,
      `/a/b/c/${n}`,
    ]);
    expect(new Set(urls.flat().map((url) => routeLabel('GET', url)))).toEqual(new Set([OTHER]));
    expect(['PROPFIND', 'M-SEARCH', undefined].map(methodLabel)).toEqual([OTHER, OTHER, OTHER]);
  });
});
