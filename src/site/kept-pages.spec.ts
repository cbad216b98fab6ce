import { ContentVersions } from '../platform/cache/content-versions';
import { ResponseCache } from '../platform/cache/response-cache';
import { BoundedQueue } from '../platform/concurrency/bounded-queue';
import type { DatabaseReadiness } from '../platform/database/database-readiness';
import { PROTECTION } from '../platform/limits/protection';
import { KeptPages } from './kept-pages';
import type { MachinePages } from './machine-pages';
import { toPageAddress } from './page-address';
import { toPageAnswer } from './page-answer';
import type { PageMaker } from './page-maker';

const answerOf = (status: number, text: string) => toPageAnswer(status, text, "default-src 'none'", {});

/** Pages whose drawing takes until it is let go. */
class SlowPages {
  readonly drawn: string[] = [];
  private readonly held: (() => void)[] = [];

  async page(path: string, search: string) {
    this.drawn.push(path + search);
    await new Promise<void>((go) => this.held.push(go));
    return { answer: answerOf(200, path), isLasting: true };
  }
  async busy() {
    return { answer: answerOf(503, 'busy'), isLasting: true };
  }
  letGo(): void {
    for (const go of this.held.splice(0)) go();
  }
}

describe('KeptPages', () => {
  let slow: SlowPages;
  let kept: KeptPages;
  beforeEach(() => {
    slow = new SlowPages();
    const versions = new ContentVersions();
    kept = new KeptPages(
      slow as unknown as PageMaker,
      {} as MachinePages,
      {} as DatabaseReadiness,
      new ResponseCache(versions, { maxBytes: 8 * 1024 * 1024 }),
      versions,
      new BoundedQueue(PROTECTION.pageQueue),
      { lead: async () => null },
    );
  });

  const status = async (path: string, visitor = '10.0.0.1') =>
    (await kept.read(toPageAddress(path) as never, visitor)).status;

  const settled = () => new Promise(setImmediate);

  it('draws the known pages at once, whatever waits for its turn', async () => {
    const waiting = [status('/page-1'), status('/page-2')];
    const known = status('/about');
    await settled();
    expect(slow.drawn.sort()).toEqual(['/about', '/page-1']);
    slow.letGo();
    expect(await known).toBe(200);
    while (slow.drawn.length < 3) await settled();
    slow.letGo();
    expect(await Promise.all(waiting)).toEqual([200, 200]);
  });

  it('lets so many wait for one visitor, gives the others a page that the browser draws, and serves everybody else', async () => {
    const flood = Array.from({ length: 10 }, (_, n) => status(`/page-${n}`));
    const other = status('/page-of-another', '10.0.0.2');
    const turns = setInterval(() => slow.letGo(), 1);
    expect(await other).toBe(200);
    expect(slow.drawn.indexOf('/page-of-another')).toBeLessThan(4);
    const statuses = await Promise.all(flood);
    clearInterval(turns);
    expect(statuses.filter((found) => found === 200)).toHaveLength(4);
    expect(statuses.filter((found) => found === 503)).toHaveLength(6);
  });

  it('draws a page once that several visitors wait for', async () => {
    const first = status('/page-1');
    const others = ['10.0.0.2', '10.0.0.3'].map((visitor) => status('/page-1', visitor));
    await settled();
    slow.letGo();
    expect(await Promise.all([first, ...others])).toEqual([200, 200, 200]);
    expect(slow.drawn).toEqual(['/page-1']);
  });
});
