import { toCacheTarget } from './cached-routes';

const ID = '0123456789abcdef01234567';
const keyOf = (url: string) => toCacheTarget(url)?.key ?? null;

describe('toCacheTarget', () => {
  it('maps public reads to the content they show', () => {
    const resourceOf = (url: string) => toCacheTarget(url)?.resources.join();
    expect(resourceOf('/api/blogs')).toBe('blogs');
    expect(resourceOf(`/api/blogs/${ID}`)).toBe('blogs');
    expect(resourceOf(`/api/blogs/${ID}/related`)).toBe('blogs');
    expect(resourceOf('/api/team')).toBe('team');
    expect(resourceOf('/api/services')).toBe('services');
    expect(resourceOf('/api/services/web-app-designing')).toBe('services');
    expect(resourceOf('/api/settings')).toBe('settings');
    expect(resourceOf('/api/pages/linked')).toBe('pages,website,services,blogs,issues');
    expect(resourceOf('/api/pages/by-slug/terms')).toBe('pages,website');
  });

  it('ignores all other URLs', () => {
    for (const url of [
      ...['/api/users', '/api/pages', '/api/contact', '/api/blogs/1', '/blogs', '/api/settings/x', '/api/team/'],
    ]) {
      expect(keyOf(url)).toBeNull();
    }
  });

  it('gives one key to all orders and spellings of a query', () => {
    const key = keyOf('/api/blogs?page=1&limit=20&category=a b');
    expect(keyOf('/api/blogs?category=a%20b&limit=20&page=1')).toBe(key);
    expect(keyOf('/api/blogs?limit=20&category=a+b&page=1')).toBe(key);
    expect(keyOf('/api/blogs?')).toBe('/api/blogs');
  });

  it('gives different queries different keys', () => {
    const questions = [
      ...['', '?limit=2', '?limit=20', '?page=2', '?tag=a', '?category=a', '?category=a%26tag%3Da'],
      '?category=a&tag=a',
    ];
    expect(new Set(questions.map((query) => keyOf(`/api/blogs${query}`))).size).toBe(questions.length);
  });

  it('caches no searches and no repeated or unknown parameters', () => {
    for (const query of ['q=robot', 'limit=1&limit=2', 'x=1', '$where=1', '__proto__=1', 'category[$ne]=x']) {
      expect(keyOf(`/api/blogs?${query}`)).toBeNull();
    }
    expect(keyOf('/api/settings?x=1')).toBeNull();
  });

  it('counts visits of a post only', () => {
    expect(toCacheTarget(`/api/blogs/${ID}`)?.counted).toEqual({ route: 'blog', id: ID });
    expect(toCacheTarget(`/api/blogs/${ID}/related`)?.counted).toBeUndefined();
    expect(toCacheTarget('/api/blogs')?.counted).toBeUndefined();
  });
});
