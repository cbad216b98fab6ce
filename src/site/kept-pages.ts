import type { ContentMark, ContentVersions } from '../platform/cache/content-versions';
import type { ResponseCache } from '../platform/cache/response-cache';
import { type BoundedQueue, QueueFullError } from '../platform/concurrency/bounded-queue';
import type { DatabaseReadiness } from '../platform/database/database-readiness';
import type { RedirectsService } from '../redirects/redirects.service';
import type { MachinePages } from './machine-pages';
import { missingPath, type PageAddress } from './page-address';
import { DATA_POLICY, type PageAnswer, toMovedAnswer, toPageAnswer } from './page-answer';
import type { MadePage, PageMaker } from './page-maker';

/** Addresses that have a document here. */
export type DrawnAddress = Exclude<PageAddress, { is: 'moved' | 'other' }>;

/** Names of documents that are sent at many addresses; no path looks like them. */
const CLOSED = 'closed';
const BUSY = 'busy';

const lasting = (answer: PageAnswer): MadePage => ({ answer, isLasting: true });

function nameOf(address: DrawnAddress): string {
  if (address.is === 'led') return `${address.is} ${address.path}`;
  if (address.is === 'office') return address.isScreen ? 'office' : 'no office';
  return 'search' in address ? address.path + address.search : address.path;
}

/** Documents that are there already, and the making of the others: each once for all who ask for it meanwhile. */
export class KeptPages {
  constructor(
    private readonly pages: PageMaker,
    private readonly machines: MachinePages,
    private readonly readiness: DatabaseReadiness,
    private readonly cache: ResponseCache,
    private readonly versions: ContentVersions,
    private readonly queue: BoundedQueue,
    private readonly redirects: Pick<RedirectsService, 'lead'>,
  ) {}

  /** The document, if it needs no work. */
  find(address: DrawnAddress): PageAnswer | null {
    const isPublic = ['page', 'private', 'missing'].includes(address.is);
    return (isPublic ? this.cache.get(CLOSED) : null) ?? this.cache.get(nameOf(address));
  }

  /** @param visitor as limits count them. */
  async read(address: DrawnAddress, visitor: string): Promise<PageAnswer> {
    const kept = this.find(address);
    if (kept) return kept;
    if (address.is === 'preview' && !(await this.pages.hasPreview(address.token))) return this.missing(address);
    if (address.is === 'text preview' && !(await this.pages.hasTextPreview(address.of))) return this.missing(address);
    if (address.is === 'private' || address.is === 'preview' || address.is === 'text preview')
      return this.inTurn(visitor, nameOf(address), () => this.draw(address, nameOf(address), this.versions.mark()));
    const isOpen = address.is === 'shared photo' || (address.is === 'page' && address.isOpen);
    if (!isOpen) return this.begin(address);
    return this.inTurn(visitor, nameOf(address), async () => this.find(address) ?? this.begin(address));
  }

  /** The document as staff see it while the site is closed, when it is their turn. */
  look(path: string, search: string, visitor: string): Promise<PageAnswer> {
    return this.inTurn(visitor, `look ${path}${search}`, () => this.pages.look(path, search));
  }

  private inTurn(visitor: string, name: string, draw: () => Promise<PageAnswer>): Promise<PageAnswer> {
    return this.queue.run(visitor, draw, name).catch((error: unknown) => this.instead(error));
  }

  private begin(address: DrawnAddress): Promise<PageAnswer> {
    const name = nameOf(address);
    const mark = this.versions.mark();
    return this.queue.share(`${mark.version} ${name}`, () => this.draw(address, name, mark));
  }

  private async draw(address: DrawnAddress, name: string, mark: ContentMark): Promise<PageAnswer> {
    if (address.is === 'page' || address.is === 'private') {
      const page = await this.pages.page(address.path, address.search);
      if (page && 'sameAs' in page) {
        const same = { ...address, search: page.sameAs };
        return this.find(same) ?? this.begin(same);
      }
      if (page) return this.keep(name, page, mark);
    }
    if (address.is === 'page' || address.is === 'private' || address.is === 'led') {
      const to = await this.redirects.lead(address.path);
      if (to) return this.keep(name, lasting(toMovedAnswer(to)), mark);
      return this.missing(address);
    }
    if (address.is === 'preview') return (await this.pages.preview(address.token)) ?? this.missing(address);
    if (address.is === 'text preview') return (await this.pages.textPreview(address.of)) ?? this.missing(address);
    if (address.is === 'missing') return this.keep(name, await this.pages.missing(address.path), mark);
    if (address.is === 'office') return this.keep(name, await this.pages.office(address.isScreen), mark);
    if (address.is === 'drawing') return this.keep(name, lasting(await this.machines.drawing(address.name)), mark);
    if (address.is === 'picture' || address.is === 'shared photo') {
      const picture = await this.readiness.whileAnswers(
        address.is === 'picture' ? this.machines.picture(address.path) : this.machines.sharedPhoto(address.upload),
      );
      return picture ? this.keep(name, lasting(picture), mark) : this.missing(address);
    }
    const { body, type } = await this.readiness.whileAnswers(this.machines.read(address.path));
    const headers = { 'Content-Type': `${type}; charset=utf-8` };
    return this.keep(name, lasting(toPageAnswer(200, body, DATA_POLICY, headers)), mark);
  }

  private missing({ path }: { path: string }): PageAnswer | Promise<PageAnswer> {
    const missing = { is: 'missing' as const, path: missingPath(path) };
    return this.find(missing) ?? this.begin(missing);
  }

  private keep(name: string, { answer, isLasting }: MadePage, mark: ContentMark): PageAnswer {
    if (isLasting) this.cache.put(answer.isClosed ? CLOSED : name, mark, answer);
    // The database went away while it was drawn.
    else if (answer.status === 503) return this.cache.getStale(name) ?? answer;
    return answer;
  }

  /** What somebody gets whose page was not made. */
  private async instead(error: unknown): Promise<PageAnswer> {
    if (!(error instanceof QueueFullError)) throw error;
    const kept = this.cache.get(CLOSED) ?? this.cache.get(BUSY);
    if (kept) return kept;
    const mark = this.versions.mark();
    return this.keep(BUSY, await this.pages.busy(), mark);
  }
}
