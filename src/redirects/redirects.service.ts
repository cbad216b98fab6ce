import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { LIMITS } from '../contract/limits';
import { ownPath } from '../contract/link-target';
import { plainPath } from '../contract/path-segments';
import { REDIRECT_TEXTS, type Redirect as RedirectEntity, type RedirectInput } from '../contract/redirects';
import { LinksService } from '../links/links.service';
import { ContentVersionsService } from '../platform/cache/content-versions.service';
import { KeyedMutex } from '../platform/concurrency/keyed-mutex';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { DatabaseReadiness } from '../platform/database/database-readiness';
import { toStored } from '../platform/database/stored-schema';
import { isDuplicateKey } from '../platform/errors/database-error';
import { conflict, invalid } from '../platform/errors/product-error';
import { storedLink, toOwnLink } from '../platform/fields/own-link';
import type { SearchPageQuery } from '../platform/fields/search-page.query';
import { findPage } from '../platform/http/find-page';
import type { ListPage } from '../platform/http/list-page.query';
import { toObjectId } from '../platform/http/object-id';
import { ChangeBus } from '../platform/processes/change-bus';
import { PublicAddressesService, type RedirectStore } from '../platform/records/public-addresses.service';
import { RecordsService } from '../platform/records/records.service';
import { holds } from '../platform/search/search-pattern';
import type { CreateRedirectDto } from './redirect.dto';
import { Redirect, type RedirectRow } from './schemas/redirect.schema';

/**
 * Redirects old URLs. The database stores redirects as staff entered them, and the cache stores the final target of
 * each URL. If a page exists at a URL, the page is shown instead of the redirect.
 */
@Injectable()
export class RedirectsService
  extends RecordsService<RedirectRow, RedirectEntity>
  implements OnApplicationBootstrap, RedirectStore
{
  private readonly mutex = new KeyedMutex();
  private ends: ReadonlyMap<string, string> = new Map();

  constructor(
    @InjectModel(Redirect.name) model: Model<RedirectRow>,
    private readonly links: LinksService,
    private readonly content: ContentVersionsService,
    private readonly changes: ChangeBus,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly readiness: DatabaseReadiness,
    addresses: PublicAddressesService,
  ) {
    super('redirects', model, {
      toSubject: ({ from }) => ({ name: from, path: '/admin/website/redirects' }),
      isNameLogged: true,
    });
    addresses.register(this);
    changes.subscribe('redirects', () => this.renew());
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.renew().catch(() => undefined);
  }

  find(path: string): string | null {
    return this.ends.get(path) ?? null;
  }

  /** True if no more redirects can be stored. If a page is then renamed, its old URL stops working. */
  async isFull(): Promise<boolean> {
    return (await this.model.countDocuments()) >= LIMITS.redirects;
  }

  /**
   * Returns the target of the redirect from a path. Returns `null` without a redirect, or if the target does not exist.
   * If the database does not answer, assumes that the target exists.
   */
  async findTarget(path: string): Promise<string | null> {
    const to = this.find(path);
    return to && (await this.readiness.whileAnswers(this.isThere(to)).catch(() => true)) ? to : null;
  }

  override async list(query: SearchPageQuery): Promise<ListPage<RedirectEntity>> {
    const pattern = holds(query.q ?? '');
    const filter = query.q ? { $or: [{ from: pattern }, { to: pattern }] } : {};
    const { rows, total } = await findPage(this.model, query, { filter });
    return { items: await Promise.all(rows.map((row) => this.withEnd(this.toEntity(row)))), total };
  }

  override create({ from, to: given }: CreateRedirectDto): Promise<RedirectEntity> {
    return this.change(async () => {
      const to = storedLink('to', given, this.environment.publicUrl);
      await this.check({ from, to });
      await this.checkCount();
      return super.create({ from, to });
    });
  }

  /** Throws 400 for a wrong `from` or `to`, 409 if `from` is taken or the redirect has changed since staff read it. */
  override update(id: string, input: Partial<RedirectInput> & { updatedAt?: string }): Promise<RedirectEntity> {
    return this.change(async () => {
      const to = input.to === undefined ? undefined : storedLink('to', input.to, this.environment.publicUrl);
      const stored = await this.model.findById(toObjectId(id)).lean<RedirectRow>();
      if (stored) await this.check({ from: input.from ?? stored.from, to: to ?? stored.to }, id);
      const edit = { ...input, to };
      return super.update(id, edit);
    });
  }

  /** Removes a redirect. Other redirects that lead to its URL get its target instead, so that they still work. */
  override remove(id: string): Promise<void> {
    return this.change(async () => {
      const stored = await this.model.findById(toObjectId(id)).lean<RedirectRow>();
      await super.remove(id);
      if (stored) await this.redirectFollowers(stored);
    });
  }

  /** Throws 400 for a wrong `from` or `to` (see `check`), 409 if `from` is taken or the list is full. */
  override restore(id: string): Promise<RedirectEntity> {
    return this.change(async () => {
      const deleted = await this.trash.find(this.model, id);
      if (deleted && !(await this.model.exists({ _id: deleted._id }))) {
        await this.check(deleted);
        await this.checkCount();
      }
      return super.restore(id);
    });
  }

  async moved(from: string, to: string, isLate: boolean): Promise<boolean> {
    if (isLate && (await this.model.exists({ from }))) return true;
    if (await this.links.isThere(from)) return true;
    return this.change(async () => {
      await this.model.deleteOne({ from });
      if (await this.isFull()) return false;
      await this.model.create({ from, to });
      return true;
    });
  }

  async taken(path: string): Promise<void> {
    if (await this.model.exists({ from: path })) await this.change(() => this.model.deleteOne({ from: path }));
  }

  protected readonly toEntity = (row: RedirectRow): RedirectEntity => ({
    ...toStored(row),
    from: this.currentPaths(row).from,
    to: this.currentPaths(row).to,
    leadsTo: row.to,
    isThere: true,
  });

  private async checkCount(): Promise<void> {
    if (await this.isFull()) throw conflict(REDIRECT_TEXTS.full);
  }

  private async redirectFollowers({ from, to }: RedirectInput): Promise<void> {
    const ids = (await this.rows()).filter((row) => ownPath(row.to) === from).map(({ _id }) => _id);
    if (ids.length > 0) await this.model.updateMany({ _id: trusted({ $in: ids }) }, { to });
  }

  private async check({ from, to }: RedirectInput, id?: string): Promise<void> {
    if (await this.links.isThere(from)) throw invalid('from', REDIRECT_TEXTS.isThere);
    const others = (await this.rows()).filter(({ _id }) => _id.toHexString() !== id);
    const end = resolveRedirects([...others, { from, to }]).get(from);
    if (end === undefined) throw invalid('to', REDIRECT_TEXTS.loop);
    if (!(await this.isThere(end))) throw invalid('to', REDIRECT_TEXTS.nothing);
  }

  private async rows(): Promise<RedirectRow[]> {
    return (await this.model.find().lean<RedirectRow[]>()).map((row) => this.currentPaths(row));
  }

  /** Converts rows of older versions of the product, which stored URLs with the site's origin or decomposed Unicode. */
  private currentPaths(row: RedirectRow): RedirectRow {
    return { ...row, from: plainPath(row.from) ?? row.from, to: toOwnLink(row.to, this.environment.publicUrl) };
  }

  private async isThere(to: string): Promise<boolean> {
    const path = ownPath(to);
    return path === null || this.links.isThere(path);
  }

  /** Runs one change at a time and updates the cache before the call is answered. */
  private change<T>(work: () => Promise<T>): Promise<T> {
    return this.mutex.run('redirects', async () => {
      const done = await work().catch(refuseTaken);
      await this.renew();
      await this.changes.publish('redirects');
      return (isEntity(done) ? await this.withEnd(done) : done) as T;
    });
  }

  private async withEnd(redirect: RedirectEntity): Promise<RedirectEntity> {
    const leadsTo = this.ends.get(redirect.from) ?? redirect.to;
    return { ...redirect, leadsTo, isThere: await this.isThere(leadsTo) };
  }

  private async renew(): Promise<void> {
    this.ends = resolveRedirects(await this.rows());
    this.content.bumpHere('pages');
  }
}

const isEntity = (done: unknown): done is RedirectEntity =>
  typeof done === 'object' && done !== null && 'leadsTo' in done;

function refuseTaken(error: unknown): never {
  throw isDuplicateKey(error) ? conflict(REDIRECT_TEXTS.taken) : error;
}

/** Returns the final target of each path. Circular redirects are left out. */
function resolveRedirects(redirects: readonly RedirectInput[]): ReadonlyMap<string, string> {
  const next = new Map(redirects.map(({ from, to }) => [from, to]));
  const endOf = (to: string, passed: ReadonlySet<string>): string | null => {
    const path = ownPath(to);
    if (path !== null && passed.has(path)) return null;
    const further = path === null ? undefined : next.get(path);
    return further === undefined ? to : endOf(further, new Set([...passed, path as string]));
  };
  const ends = [...next].map(([from, to]) => [from, endOf(to, new Set([from]))] as const);
  return new Map(ends.filter((end): end is readonly [string, string] => end[1] !== null));
}
