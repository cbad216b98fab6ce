import type { IncomingMessage } from 'node:http';
import type { PinoLogger } from 'nestjs-pino';
import type { MaintenanceBypass } from '../auth/maintenance-bypass';
import type { BlogsService } from '../blogs/blogs.service';
import { ContentVersionsService } from '../platform/cache/content-versions.service';
import type { Environment } from '../platform/config/environment';
import type { DatabaseReadiness } from '../platform/database/database-readiness';
import { databaseDown } from '../platform/errors/product-error';
import type { RedirectsService } from '../redirects/redirects.service';
import type { AccountPageService } from './account-page.service';
import { AnswerPage } from './answer-page';
import type { CrawlerFiles } from './crawler-files';
import { parsePageAddress } from './page-address';
import { PageCache, PageQueue } from './page-cache';
import { toPageResponse } from './page-response';
import type { PageService } from './page-service';
import type { StaticFilesService } from './static-files.service';

const never = () => new Promise<never>(() => {});
const silentDatabase = { whileAnswers: () => Promise.reject(databaseDown()) } as unknown as DatabaseReadiness;

const pageOf = (status: number, text: string) => toPageResponse(status, text, "default-src 'none'", {});

/** Pages whose rendering waits until the test continues it. */
class SlowPages {
  readonly drawn: string[] = [];
  private readonly held: (() => void)[] = [];

  async page(path: string, search: string) {
    this.drawn.push(path + search);
    await new Promise<void>((go) => this.held.push(go));
    return { page: pageOf(200, path), isLasting: true };
  }
  async busy() {
    return { page: pageOf(503, 'busy'), isLasting: true };
  }
  readonly preview = never;
  readonly textPreview = never;
  letGo(): void {
    for (const go of this.held.splice(0)) go();
  }
}

describe('AnswerPage', () => {
  let slow: SlowPages;
  let site: AnswerPage;
  beforeEach(() => {
    slow = new SlowPages();
    const versions = new ContentVersionsService();
    site = new AnswerPage(
      slow as unknown as PageService,
      {} as CrawlerFiles,
      {} as StaticFilesService,
      {} as RedirectsService,
      new PageCache(versions),
      new PageQueue(),
      versions,
      { isSet: () => true, isValid: never } as unknown as MaintenanceBypass,
      {} as BlogsService,
      {} as AccountPageService,
      {} as PinoLogger,
      { trustedProxies: 0 } as Environment,
      silentDatabase,
    );
  });

  const status = async (path: string, remoteAddress = '10.0.0.1') => {
    const request = { headers: {}, socket: { remoteAddress } } as IncomingMessage;
    return (await site.answer(parsePageAddress(path) as never, request)).status;
  };

  const settled = () => new Promise(setImmediate);

  it('renders known pages at once whatever is queued', async () => {
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

  it("limits one visitor's queued pages and still serves others", async () => {
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

  it.each([
    ['a preview of a page', `/preview/${'x'.repeat(43)}`],
    ['a preview of a text', `/preview/blogs/${'0'.repeat(24)}/${'0'.repeat(24)}/1.${'x'.repeat(43)}`],
    ['a page for staff in maintenance mode', '/about'],
  ])('is a 503 for %s when the database says nothing', async (_what, path) => {
    const page = Object.assign(pageOf(503, 'maintenance'), { isMaintenance: true });
    jest.spyOn(slow, 'page').mockResolvedValue({ page, isLasting: true });
    await expect(status(path)).rejects.toMatchObject({ status: 503 });
  });
});
