import { ContentVersions } from '../platform/cache/content-versions';
import { toPageAnswer } from './page-answer';
import { PageCache } from './page-cache';

describe('PageCache', () => {
  let blogs = 0;
  const versions = {
    of: (resource: string) => ({ version: resource === 'blogs' ? blogs : 0, drift: 0 }),
  } as unknown as ContentVersions;
  const pageOf = (bytes: number) => toPageAnswer(200, 'x'.repeat(bytes), "default-src 'none'", {});
  let cache: PageCache;
  beforeEach(() => {
    blogs = 0;
    cache = new PageCache(versions, 'embedded');
  });
  afterEach(() => jest.useRealTimers());

  it('sends a page until anything that visitors read changes', () => {
    const page = pageOf(10);
    cache.keep('/', page, cache.version());
    expect(cache.find('/')).toBe(page);
    expect(cache.find('/blogs')).toBeNull();
    blogs += 1;
    expect(cache.find('/')).toBeNull();
  });

  it('does not keep a page that was read before a change and rendered after it', () => {
    const before = cache.version();
    blogs += 1;
    cache.keep('/', pageOf(10), cache.version());
    cache.keep('/blogs', pageOf(10), before);
    expect(cache.find('/')).not.toBeNull();
    expect(cache.find('/blogs')).toBeNull();
  });

  it('lets those pages go that nobody asked for longest when there are too many', () => {
    for (let n = 0; n < 20; n++) {
      cache.keep(`/${n}`, pageOf(1024 * 1024), cache.version());
      expect(cache.find('/0')).not.toBeNull();
    }
    expect(cache.find('/1')).toBeNull();
    expect(cache.find('/19')).not.toBeNull();
  });

  it('shows a view count that is a minute old at most', () => {
    jest.useFakeTimers();
    cache.keep('/', pageOf(10), cache.version());
    jest.advanceTimersByTime(59_000);
    expect(cache.find('/')).not.toBeNull();
    jest.advanceTimersByTime(1_000);
    expect(cache.find('/')).toBeNull();
  });
});
