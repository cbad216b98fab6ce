import { ByteCache } from '../platform/cache/byte-cache';
import { ContentVersions } from '../platform/cache/content-versions';
import { FairLane } from '../platform/concurrency/fair-lane';
import type { DatabaseReadiness } from '../platform/database/database-readiness';
import { PROTECTION } from '../platform/limits/protection';
import { type Asker, KeptPages } from './kept-pages';
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
      new ByteCache(versions, { maxBytes: 8 * 1024 * 1024 }),
      versions,
      new FairLane(PROTECTION.visitorLane),
      { lead: async () => null },
    );
  });

  const read = (path: string, asker: Partial<Asker> = {}) =>
    kept.read(toPageAddress(path) as never, { address: '10.0.0.1', isGone: () => false, ...asker });
  const status = (path: string, asker?: Partial<Asker>) => read(path, asker).then((answer) => answer.status);

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
    const flood = Array.from({ length: 200 }, (_, n) => status(`/page-${n}`));
    const other = status('/page-of-another', { address: '10.0.0.2' });
    const turns = setInterval(() => slow.letGo(), 1);
    expect(await other).toBe(200);
    expect(slow.drawn.indexOf('/page-of-another')).toBeLessThan(4);
    const statuses = await Promise.all(flood);
    clearInterval(turns);
    expect(statuses.filter((found) => found === 200)).toHaveLength(129);
    expect(statuses.filter((found) => found === 503)).toHaveLength(71);
  });

  it('draws a page once that several visitors wait for', async () => {
    const first = status('/page-1');
    const others = ['10.0.0.2', '10.0.0.3'].map((address) => status('/page-1', { address }));
    await settled();
    slow.letGo();
    expect(await Promise.all([first, ...others])).toEqual([200, 200, 200]);
    expect(slow.drawn).toEqual(['/page-1']);
  });

  it('draws nothing for whoever has gone before it was their turn', async () => {
    const first = status('/page-1');
    const gone = read('/page-2', { isGone: () => true });
    await settled();
    slow.letGo();
    await Promise.all([first, gone]);
    expect(slow.drawn).toEqual(['/page-1']);
  });
});
