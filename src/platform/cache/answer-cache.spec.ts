import type { IncomingMessage } from 'node:http';
import type { Environment } from '../config/environment';
import { AnswerCache } from './answer-cache';
import { type CacheTarget, toCacheTarget } from './cached-routes';
import { ContentVersions } from './content-versions';

const at = (url: string) => toCacheTarget(url) as CacheTarget;
const BLOGS = at('/api/blogs');
const BLOG = at('/api/blogs/0123456789abcdef01234567');

describe('AnswerCache', () => {
  let versions: ContentVersions;
  beforeEach(() => {
    versions = new ContentVersions();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  const cacheOf = (kind: 'embedded' | 'mongodb' = 'embedded') =>
    new AnswerCache(versions, kind, { publicUrl: '' } as Environment);
  const keep = (cache: AnswerCache, target = BLOGS, json = '[1]') =>
    cache.keep(target, versions.mark(...target.resources), json);

  it('serves an answer until the content it shows changes', () => {
    const cache = cacheOf();
    const answer = keep(cache);
    jest.advanceTimersByTime(3_600_000);
    versions.bump('team');
    expect(cache.find(BLOGS)).toBe(answer);
    versions.bump('blogs');
    expect(cache.find(BLOGS)).toBeNull();
  });

  it('lets view counts lag by a second', () => {
    const cache = cacheOf();
    const answer = keep(cache);
    versions.drift('blogs');
    expect(cache.find(BLOGS)).toBe(answer);
    jest.advanceTimersByTime(1_001);
    expect(cache.find(BLOGS)).toBeNull();
  });

  it('asks a shared database again after a minute', () => {
    const cache = cacheOf('mongodb');
    const answer = keep(cache);
    jest.advanceTimersByTime(60_000);
    expect(cache.find(BLOGS)).toBe(answer);
    jest.advanceTimersByTime(1);
    expect(cache.find(BLOGS)).toBeNull();
  });

  it('does not keep empty answers to filters, which strangers could ask for without end', () => {
    const cache = cacheOf();
    keep(cache, at('/api/blogs?page=999'), '[]');
    expect(cache.find(at('/api/blogs?page=999'))).toBeNull();
    keep(cache, BLOGS, '[]');
    expect(cache.find(BLOGS)).not.toBeNull();
  });

  it('tells who counts a post of each visit, and of nothing else', () => {
    const cache = cacheOf();
    const count = jest.fn();
    cache.countServed('blog', count);
    const request = {} as IncomingMessage;
    cache.noteServed(BLOGS, request);
    cache.noteServed(BLOG, request);
    expect(count.mock.calls).toEqual([['0123456789abcdef01234567', request]]);
  });
});
