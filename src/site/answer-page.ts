import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { MaintenanceBypass } from '../auth/maintenance-bypass';
import { BlogsService } from '../blogs/blogs.service';
import { plainPath } from '../contract/path-segments';
import { SITE_PAGES } from '../contract/site-pages';
import { sendCached } from '../platform/cache/cached-response';
import { ContentVersionsService } from '../platform/cache/content-versions.service';
import { QueueFullError } from '../platform/concurrency/bounded-queue';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { DatabaseReadiness } from '../platform/database/database-readiness';
import { toProductError } from '../platform/errors/error.filter';
import type { FirstStep } from '../platform/http/answer-first';
import { logAnswered } from '../platform/http/request-log';
import { pathOf } from '../platform/http/request-target';
import { visitorOf } from '../platform/limits/visitor-address';
import { RedirectsService } from '../redirects/redirects.service';
import { AccountPageService } from './account-page.service';
import { CrawlerFiles } from './crawler-files';
import { anyPath, missingPath, type PageAddress, parsePageAddress } from './page-address';
import { PageCache, PageQueue } from './page-cache';
import { forOnce, type MadePage, type PageResponse, sendMoved, toMovedPage } from './page-response';
import { PageService } from './page-service';
import { StaticFilesService } from './static-files.service';

/** A parsed URL that is answered with a document. `busy` is the document to send while the queue is full. */
type DocumentAddress = Exclude<PageAddress, { is: 'moved' | 'other' | 'personal' }> | { is: 'busy'; path: '' };

const BUSY = { is: 'busy', path: '' } as const;
export const NOT_FOUND = { is: 'missing', path: anyPath(SITE_PAGES['not-found']) } as const;
/** Cache key of the maintenance page, which all public URLs share. No path equals it, because paths begin with `/`. */
const MAINTENANCE = 'closed';
const POST_PATH = /^\/blogs\/([0-9a-f]{24})$/;

@Injectable()
export class AnswerPage {
  constructor(
    private readonly pages: PageService,
    private readonly crawlers: CrawlerFiles,
    private readonly files: StaticFilesService,
    private readonly redirects: RedirectsService,
    private readonly cache: PageCache,
    private readonly queue: PageQueue,
    private readonly versions: ContentVersionsService,
    private readonly bypass: MaintenanceBypass,
    private readonly blogs: BlogsService,
    private readonly account: AccountPageService,
    private readonly logger: PinoLogger,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly readiness: DatabaseReadiness,
  ) {}

  /** Runs before Express, which would cost more time than sending a cached page. */
  readonly handle: FirstStep = (request, response, next) => {
    const { method, url = '' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !this.pages.isBuilt || this.files.has(pathOf(url))) return next();
    const startedAt = performance.now();
    const send = (page: PageResponse): void => this.send(page, request, response, startedAt);
    // First looks up the URL unparsed, which saves time. Most requests use the canonical URL, which is the cache key.
    const same = this.cache.get(url);
    if (same) return send(same);
    const address = this.addressOf(url);
    if (address.is === 'other') return next();
    if (address.is === 'moved') {
      sendMoved(308, address.to, this.pages.transport, response);
      return logAnswered(this.logger, request, response, startedAt);
    }
    if (address.is === 'personal') {
      this.personal(address.search, request).then(send).catch(next);
      return;
    }
    const cached = this.find(address);
    if (cached && !(cached.isMaintenance && this.bypass.isSet(request))) return send(cached);
    this.answer(address, request).then(send).catch(next);
  };

  /** Returns the document of a URL. In maintenance mode, staff get the real page, visitors the maintenance page. */
  async answer(address: DocumentAddress, request: IncomingMessage): Promise<PageResponse> {
    const make = () => this.document(address);
    const page = await (needsTurn(address) ? this.inTurn(request, make, keyOf(address)) : make());
    const isPage = address.is === 'page' || address.is === 'private' || address.is === 'missing';
    if (!page.isMaintenance || !isPage || !this.bypass.isSet(request)) return page;
    if (!(await this.readiness.whileAnswers(this.bypass.isValid(request)))) return page;
    const search = 'search' in address ? address.search : '';
    return this.inTurn(request, () => this.pages.renderForStaff(address.path, search), `bypass ${keyOf(address)}`);
  }

  /** Returns the page of the visitor's account. This page is never cached. */
  private async personal(search: string, request: IncomingMessage): Promise<PageResponse> {
    try {
      const page = await this.account.answer(search, request, (render) => this.inTurn(request, render));
      return page ?? (await this.document(NOT_FOUND));
    } catch (error) {
      if (toProductError(error).getStatus() === 503) return this.document(BUSY);
      throw error;
    }
  }

  /** Renders when it is the visitor's turn. If the queue is full, returns a page that the browser renders. */
  async inTurn(request: IncomingMessage, render: () => Promise<PageResponse>, key?: string): Promise<PageResponse> {
    try {
      return await this.queue.run(visitorOf(request, this.environment.trustedProxies), render, key);
    } catch (error) {
      if (error instanceof QueueFullError) return this.document(BUSY);
      throw error;
    }
  }

  /** Parses a URL. Looks for a redirect if no page has the URL, or if the URL is not canonical. */
  private addressOf(url: string): PageAddress {
    const address = parsePageAddress(url);
    if (address.is !== 'missing' && address.is !== 'moved') return address;
    const path = plainPath(pathOf(url)) ?? '';
    // Looks for both forms of the URL. One redirect then also works for the URL in capitals.
    const meant = address.is === 'moved' ? pathOf(address.to) : path;
    const redirected = [path, meant].find((each) => this.redirects.find(each));
    return redirected === undefined ? address : { is: 'redirected', path: redirected };
  }

  private find(address: DocumentAddress): PageResponse | null {
    const isPublic = ['page', 'private', 'missing', 'busy'].includes(address.is);
    return (isPublic ? this.cache.get(MAINTENANCE) : null) ?? this.cache.get(keyOf(address));
  }

  /** Returns the cached document, or renders it once for all who wait since the last change. */
  private document(address: DocumentAddress): Promise<PageResponse> {
    const cached = this.find(address);
    if (cached) return Promise.resolve(cached);
    const key = keyOf(address);
    const mark = this.versions.mark();
    return this.queue.share(`${mark.version} ${key}`, async () => {
      const made = await this.make(address);
      if (!made) return this.document({ is: 'missing', path: missingPath(address.path) });
      if ('sameAs' in made) return this.document({ ...address, search: made.sameAs } as DocumentAddress);
      const { page, isLasting } = made;
      if (isLasting) this.cache.put(page.isMaintenance ? MAINTENANCE : key, mark, page);
      // If the database became unavailable during the rendering, sends an outdated page instead of an error.
      else if (page.status === 503) return this.cache.getStale(key) ?? page;
      return page;
    });
  }

  private async make(address: DocumentAddress): Promise<MadePage | { sameAs: string } | null> {
    switch (address.is) {
      case 'page':
      case 'private':
        return (await this.pages.page(address.path, address.search)) ?? this.redirect(address.path);
      case 'redirected':
        return this.redirect(address.path);
      case 'missing':
        return this.pages.missing(address.path);
      case 'busy':
        return this.pages.busy();
      case 'office':
        return this.pages.office(address.isScreen);
      case 'preview':
        return forOnce(await this.readiness.whileAnswers(this.pages.preview(address.token)));
      case 'text preview':
        return forOnce(await this.readiness.whileAnswers(this.pages.textPreview(address.of)));
      default:
        return this.crawlers.make(address);
    }
  }

  private async redirect(path: string): Promise<MadePage | null> {
    const to = await this.redirects.findTarget(path);
    return to === null ? null : { page: toMovedPage(to), isLasting: true };
  }

  private send(page: PageResponse, request: IncomingMessage, response: ServerResponse, startedAt: number): void {
    const { method, url = '' } = request;
    // Counts a view of the post here, because the browser makes no call to read a post that the page contains.
    const post = page.status === 200 && method === 'GET' ? POST_PATH.exec(pathOf(url))?.[1] : null;
    if (post) this.blogs.countView(post, request);
    if (page.movedTo) sendMoved(301, withQuery(page.movedTo, url), this.pages.transport, response);
    else sendCached(page, request, response, this.versions.isCutOff);
    logAnswered(this.logger, request, response, startedAt);
  }
}

function keyOf(address: DocumentAddress): string {
  if (address.is === 'redirected' || address.is === 'busy') return `${address.is} ${address.path}`;
  if (address.is === 'office') return address.isScreen ? 'office' : 'no office';
  return 'search' in address ? address.path + address.search : address.path;
}

/** True if the visitor must wait in the queue: strangers can invent any number of these URLs, and each is rendered. */
const needsTurn = (address: DocumentAddress): boolean =>
  ['private', 'preview', 'text preview', 'shared photo'].includes(address.is) ||
  (address.is === 'page' && address.isOpen);

/** Adds the request's query to a redirect. A target with a query or on another site gets only the `utm_` parameters. */
function withQuery(to: string, url: string): string {
  const [, requested] = /^[^?]*\?(.+)$/.exec(url) ?? [];
  if (requested === undefined) return to;
  if (to.startsWith('/') && !/[?#]/.test(to)) return `${to}?${requested}`;
  const [, address = '', query = '', part = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const known = new URLSearchParams(query);
  const named = requested.split('&').filter((each) => /^utm_\w+=/i.test(each) && !known.has(each.replace(/=.*/, '')));
  const search = [...(query.length > 1 ? [query.slice(1)] : []), ...named].join('&');
  return address + (search && `?${search}`) + part;
}
