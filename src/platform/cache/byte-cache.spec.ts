import { ByteCache, type Lifetime } from './byte-cache';
import { ContentVersions } from './content-versions';
import { KeptBytes } from './kept-bytes';

const bytesOf = (length: number) => new KeptBytes(200, Buffer.alloc(length, 'x'), {});
const TEN = bytesOf(3_000).size * 10;

describe('ByteCache', () => {
  let versions: ContentVersions;
  beforeEach(() => {
    versions = new ContentVersions();
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  const cacheOf = (lifetime: Partial<Lifetime> = {}) => new ByteCache(versions, { maxBytes: TEN, ...lifetime });
  const keep = (cache: ByteCache, key = 'a', bytes = bytesOf(3_000)) => {
    cache.keep(key, versions.mark('blogs', 'team'), bytes);
    return bytes;
  };

  it('answers what is kept until any of its content changes', () => {
    const cache = cacheOf();
    const bytes = keep(cache);
    jest.advanceTimersByTime(3_600_000);
    versions.bump('services');
    expect(cache.find('a')).toBe(bytes);
    expect(cache.find('b')).toBeNull();
    versions.bump('team');
    expect(cache.find('a')).toBeNull();
    expect(cache.findFresh('a')).toBeNull();
  });

  it('takes any change for one of what depends on everything', () => {
    const cache = cacheOf();
    cache.keep('a', versions.mark(), bytesOf(1));
    expect(cache.find('a')).not.toBeNull();
    versions.bump('pages');
    expect(cache.find('a')).toBeNull();
  });

  it('keeps nothing whose content changed while it was made', () => {
    const cache = cacheOf();
    const mark = versions.mark('blogs');
    versions.bump('blogs');
    const newer = bytesOf(1);
    cache.keep('a', versions.mark('blogs'), newer);
    cache.keep('a', mark, bytesOf(1));
    cache.keep('b', mark, bytesOf(1));
    expect(cache.find('a')).toBe(newer);
    expect(cache.find('b')).toBeNull();
  });

  it('lets what was not asked for longest go when the room ends', () => {
    const cache = cacheOf();
    for (let n = 0; n < 20; n += 1) {
      keep(cache, `${n}`);
      expect(cache.find('0')).not.toBeNull();
    }
    expect(cache.find('1')).toBeNull();
    expect(cache.find('11')).not.toBeNull();
    expect(cache.find('19')).not.toBeNull();
  });

  it('counts what is kept anew once', () => {
    const cache = cacheOf();
    keep(cache, 'first');
    for (let times = 0; times < 100; times += 1) keep(cache);
    expect(cache.find('first')).not.toBeNull();
  });

  it('keeps nothing that would push all others out', () => {
    const cache = cacheOf();
    keep(cache);
    keep(cache, 'big', bytesOf(20_000));
    expect(cache.find('big')).toBeNull();
    expect(cache.find('a')).not.toBeNull();
  });

  it('lets view counts lag, and has one caller fetch them', () => {
    const cache = cacheOf({ maxDriftMs: 1_000, staleMs: 2_000 });
    const bytes = keep(cache);
    versions.drift('blogs');
    expect(cache.find('a')).toBe(bytes);
    jest.advanceTimersByTime(1_001);
    expect(cache.findFresh('a')).toBeNull();
    expect(cache.find('a')).toBeNull();
    expect(cache.find('a')).toBe(bytes);
    const renewed = keep(cache);
    expect(cache.find('a')).toBe(renewed);
  });

  it('lets another caller try when the one who should renew it failed', () => {
    const cache = cacheOf({ maxDriftMs: 1_000, staleMs: 2_000 });
    keep(cache);
    versions.drift('blogs');
    jest.advanceTimersByTime(1_001);
    expect(cache.find('a')).toBeNull();
    jest.advanceTimersByTime(2_001);
    expect(cache.find('a')).toBeNull();
  });

  it('answers nothing that is too old, but for the moment in which one caller renews it', () => {
    const cache = cacheOf({ maxAgeMs: 5_000, staleMs: 2_000 });
    const bytes = keep(cache);
    jest.advanceTimersByTime(5_000);
    expect(cache.find('a')).toBe(bytes);
    jest.advanceTimersByTime(1);
    expect(cache.find('a')).toBeNull();
    expect(cache.find('a')).toBe(bytes);
    jest.advanceTimersByTime(2_001);
    expect(cache.find('a')).toBeNull();
    expect(cache.find('a')).toBeNull();
    expect(cache.findOld('a')).toBe(bytes);
    versions.bump('blogs');
    expect(cache.find('a')).toBeNull();
    expect(cache.findOld('a')).toBeNull();
  });

  it('answers what is old, too, while nobody can tell what has changed', () => {
    const cache = cacheOf({ maxAgeMs: 5_000, maxDriftMs: 1_000 });
    const bytes = keep(cache);
    versions.drift('blogs');
    jest.advanceTimersByTime(3_600_000);
    jest.spyOn(versions, 'isCutOff', 'get').mockReturnValue(true);
    expect(cache.find('a')).toBe(bytes);
    expect(cache.findFresh('a')).toBe(bytes);
    versions.bump('blogs');
    expect(cache.find('a')).toBeNull();
  });

  it('has what is missing made once for all who ask meanwhile, and anew for who asks after a change', async () => {
    const cache = cacheOf();
    const work = jest.fn(async () => bytesOf(1));
    const make = () => cache.make('a', versions.mark('blogs'), work);
    const [first, second] = [make(), make()];
    expect(cache.making('a')).toBe(first);
    versions.bump('blogs');
    expect(cache.making('a')).toBeNull();
    const third = make();
    expect(await second).toBe(await first);
    expect(await third).not.toBe(await first);
    expect(work).toHaveBeenCalledTimes(2);
    expect(cache.making('a')).toBeNull();
  });
});
