import type { IncomingMessage } from 'node:http';
import type { PinoLogger } from 'nestjs-pino';
import type { Environment } from '../config/environment';
import { AnswerCache } from './answer-cache';
import { type CacheTarget, toCacheTarget } from './cached-routes';
import { ContentVersionsService } from './content-versions.service';

const at = (url: string) => toCacheTarget(url) as CacheTarget;
const BLOGS = at('/api/blogs');
const BLOG = at('/api/blogs/0123456789abcdef01234567');

describe('AnswerCache', () => {
  let versions: ContentVersionsService;
  beforeEach(() => {
    versions = new ContentVersionsService();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  const cacheOf = () => new AnswerCache(versions, {} as PinoLogger, { publicUrl: '' } as Environment);
  const keep = (cache: AnswerCache, target = BLOGS, json = '[1]') =>
    cache.store(target, versions.mark(...target.resources), json);

  it('serves an answer until the content it shows changes', () => {
    const cache = cacheOf();
    const answer = keep(cache);
    void versions.bump('team');
    expect(cache.get(BLOGS.key)).toBe(answer);
    void versions.bump('blogs');
    expect(cache.get(BLOGS.key)).toBeNull();
  });

  it('lets view counts lag by a second', () => {
    const cache = cacheOf();
    const answer = keep(cache);
    versions.drift('blogs');
    expect(cache.get(BLOGS.key)).toBe(answer);
    jest.advanceTimersByTime(1_001);
    expect(cache.get(BLOGS.key)).toBeNull();
  });

  it('does not cache empty filter results, which clients can vary endlessly', () => {
    const cache = cacheOf();
    keep(cache, at('/api/blogs?page=999'), '[]');
    expect(cache.get('/api/blogs?page=999')).toBeNull();
    keep(cache, BLOGS, '[]');
    expect(cache.get(BLOGS.key)).not.toBeNull();
  });

  it('reports each cached visit of a post, and nothing else', () => {
    const cache = cacheOf();
    const count = jest.fn();
    cache.countServed('blog', count);
    const request = { method: 'GET' } as IncomingMessage;
    for (const target of [BLOGS, BLOG]) {
      cache.read(target, request);
      keep(cache, target);
      cache.read(target, request);
      cache.read(target, { method: 'HEAD' } as IncomingMessage);
    }
    expect(count.mock.calls).toEqual([['0123456789abcdef01234567', request]]);
  });
});
