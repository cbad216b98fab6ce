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
  });

  const cacheOf = () => new AnswerCache(versions, {} as PinoLogger, { publicUrl: '' } as Environment);
  const keep = (cache: AnswerCache, target = BLOGS, json = '[1]') =>
    cache.store(target, versions.mark(...target.resources), json);

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
