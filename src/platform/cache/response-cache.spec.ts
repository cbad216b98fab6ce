import { CachedResponse } from './cached-response';
import { ContentVersionsService } from './content-versions.service';
import { ResponseCache } from './response-cache';

const bytesOf = (length: number) => new CachedResponse(200, Buffer.alloc(length, 'x'), {});
const TEN = bytesOf(3_000).size * 10;

describe('ResponseCache', () => {
  let versions: ContentVersionsService;
  beforeEach(() => {
    versions = new ContentVersionsService();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  const cacheOf = (maxDriftMs?: number) => new ResponseCache(versions, { maxBytes: TEN, maxDriftMs });
  const keep = (cache: ResponseCache, key = 'a', bytes = bytesOf(3_000)) => {
    cache.put(key, versions.mark('blogs', 'team'), bytes);
    return bytes;
  };

  it('serves a response until any of its content changes', () => {
    const cache = cacheOf();
    const bytes = keep(cache);
    void versions.bump('services');
    expect(cache.get('a')).toBe(bytes);
    expect(cache.get('b')).toBeNull();
    void versions.bump('team');
    expect(cache.get('a')).toBeNull();
  });

  it('drops a response for all content after any change', () => {
    const cache = cacheOf();
    cache.put('a', versions.mark(), bytesOf(1));
    expect(cache.get('a')).not.toBeNull();
    void versions.bump('pages');
    expect(cache.get('a')).toBeNull();
  });

  it('stores no response whose content changed while it was built', () => {
    const cache = cacheOf();
    const mark = versions.mark('blogs');
    void versions.bump('blogs');
    const newer = bytesOf(1);
    cache.put('a', versions.mark('blogs'), newer);
    cache.put('a', mark, bytesOf(1));
    cache.put('b', mark, bytesOf(1));
    expect(cache.get('a')).toBe(newer);
    expect(cache.get('b')).toBeNull();
  });

  it('drops the least recently used response when full', () => {
    const cache = cacheOf();
    for (let n = 0; n < 20; n += 1) {
      keep(cache, `${n}`);
      expect(cache.get('0')).not.toBeNull();
    }
    expect(cache.get('1')).toBeNull();
    expect(cache.get('11')).not.toBeNull();
    expect(cache.get('19')).not.toBeNull();
  });

  it('counts a replaced response once', () => {
    const cache = cacheOf();
    keep(cache, 'first');
    for (let times = 0; times < 100; times += 1) keep(cache);
    expect(cache.get('first')).not.toBeNull();
  });

  it('stores no response that would replace all others', () => {
    const cache = cacheOf();
    keep(cache);
    keep(cache, 'big', bytesOf(20_000));
    expect(cache.get('big')).toBeNull();
    expect(cache.get('a')).not.toBeNull();
  });

  it('serves outdated view counts for the allowed time', () => {
    const cache = cacheOf(1_000);
    const bytes = keep(cache);
    versions.drift('blogs');
    expect(cache.get('a')).toBe(bytes);
    jest.advanceTimersByTime(1_001);
    expect(cache.get('a')).toBeNull();
    const renewed = keep(cache);
    expect(cache.get('a')).toBe(renewed);
  });

  it('serves no response older than a minute, except as stale', () => {
    const cache = cacheOf();
    const bytes = keep(cache);
    jest.advanceTimersByTime(60_000);
    expect(cache.get('a')).toBe(bytes);
    jest.advanceTimersByTime(1);
    expect(cache.get('a')).toBeNull();
    expect(cache.getStale('a')).toBe(bytes);
    void versions.bump('blogs');
    expect(cache.get('a')).toBeNull();
    expect(cache.getStale('a')).toBeNull();
  });

  it('serves old responses while changes are unknown', () => {
    const cache = cacheOf(1_000);
    const bytes = keep(cache);
    versions.drift('blogs');
    jest.advanceTimersByTime(3_600_000);
    jest.spyOn(versions, 'isCutOff', 'get').mockReturnValue(true);
    expect(cache.get('a')).toBe(bytes);
    void versions.bump('blogs');
    expect(cache.get('a')).toBeNull();
  });
});
