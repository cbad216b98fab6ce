import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { SiteLooks } from '../auth/site-looks';
import { BlogsService } from '../blogs/blogs.service';
import { isIdentityPath } from '../contract/own-files';
import { plainPath } from '../contract/path-segments';
import { SITE_PAGES } from '../contract/site-pages';
import { sendCached } from '../platform/cache/cached-response';
import { ContentVersions } from '../platform/cache/content-versions';
import { DatabaseReadiness } from '../platform/database/database-readiness';
import { logAnswered } from '../platform/http/request-log';
import { visitorAddress } from '../platform/limits/visitor-address';
import { RedirectsService } from '../redirects/redirects.service';
import { type DrawnAddress, KeptPages } from './kept-pages';
import { MachinePages } from './machine-pages';
import { anyPath, type PageAddress, toPageAddress } from './page-address';
import { type PageAnswer, sendMoved } from './page-answer';
import { PageCache, PageQueue } from './page-cache';
import { PageMaker } from './page-maker';
import { StaticFiles } from './static-files';

/** The page of missing ones. */
const NOWHERE: DrawnAddress = { is: 'missing', path: anyPath(SITE_PAGES['not-found']) };
const POST = /^\/blogs\/([0-9a-f]{24})$/;

/** Answers every path that is neither a call, an upload nor a file with its document. */
@Injectable()
export class SiteMiddleware {
  private readonly files = new StaticFiles();
  private readonly kept: KeptPages;

  constructor(
    private readonly pages: PageMaker,
    machines: MachinePages,
    private readonly blogs: BlogsService,
    private readonly logger: PinoLogger,
    readiness: DatabaseReadiness,
    private readonly versions: ContentVersions,
    queue: PageQueue,
    /** Documents are kept by the one spelling of their address: most ask for just that. */
    private readonly cache: PageCache,
    private readonly redirects: RedirectsService,
    private readonly looks: SiteLooks,
  ) {
    this.kept = new KeptPages(pages, machines, readiness, cache, versions, queue, redirects);
  }

  get keptBytes(): number {
    return this.cache.size;
  }

  /** Answers what needs no work, before Express touches the request; otherwise leaves it untouched and says `false`. */
  readonly serve = (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = request.url ?? '';
    if (!this.isRead(request)) return false;
    const startedAt = performance.now();
    const quick = this.cache.get(url);
    if (quick) {
      this.send(quick, request, response, startedAt);
      return true;
    }
    if (this.isFile(pathOf(url))) return false;
    const address = this.toAddress(url);
    if (address.is === 'other') return false;
    if (address.is === 'moved') {
      sendMoved(308, address.to, this.pages.transport, response);
      logAnswered(this.logger, request, response, startedAt);
      return true;
    }
    const kept = this.kept.find(address);
    if (kept?.isClosed && this.looks.isAsked(request)) return false;
    if (kept) this.send(kept, request, response, startedAt);
    return kept !== null;
  };

  /** What an address asks for where it is no page's own spelling: where it leads on. */
  private toAddress(url: string): PageAddress {
    const address = toPageAddress(url);
    if (address.is !== 'missing' && address.is !== 'moved') return address;
    const path = plainPath(pathOf(url)) ?? '';
    // A link that was cut or capitalised is led in one step, too.
    const meant = address.is === 'moved' ? pathOf(address.to) : path;
    const led = [path, meant].find((each) => this.redirects.find(each));
    if (led !== undefined) return { is: 'led', path: led };
    return address;
  }

  /** Express middleware for the pages that are not kept, for the client's files, and for what browsers post to no form. */
  readonly handle = (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    const address = this.isRead(request) ? this.toAddress(request.url) : this.lost(request);
    if (address && this.isFile(request.path)) this.files.preferCompressed(request, response, next);
    else if (!address || address.is === 'other' || address.is === 'moved') next();
    else {
      const visitor = visitorAddress(request);
      const send = (answer: PageAnswer) => this.send(answer, request, response, startedAt);
      const read = this.kept.read(address, visitor);
      const shown = read.then((answer) => (answer.isClosed ? this.look(address, request, visitor, answer) : answer));
      shown.then(send).catch(next);
    }
  };

  /** The page as it will be, for staff who asked to see it; for all others the one that is `closed`. */
  private async look(
    address: DrawnAddress,
    request: Request,
    visitor: string,
    closed: PageAnswer,
  ): Promise<PageAnswer> {
    const isPage = address.is === 'page' || address.is === 'private' || address.is === 'missing';
    if (!isPage || !this.looks.isAsked(request) || !(await this.looks.isGood(request))) return closed;
    return this.kept.look(address.path, 'search' in address ? address.search : '', visitor);
  }

  /** A browser that posts what no form takes is shown the page of missing ones; a program reads a status. */
  private lost({ method, url, headers }: IncomingMessage): DrawnAddress | null {
    const isBrowser = method === 'POST' && this.pages.isBuilt && headers.accept?.includes('text/html');
    return isBrowser && toPageAddress(url ?? '').is !== 'other' ? NOWHERE : null;
  }

  /** As it was built; icons are made anew from the owner's. */
  private isFile(path: string): boolean {
    return this.files.has(path) && !isIdentityPath(path);
  }

  private isRead({ method }: IncomingMessage): boolean {
    return (method === 'GET' || method === 'HEAD') && this.pages.isBuilt;
  }

  private send(answer: PageAnswer, request: IncomingMessage, response: ServerResponse, startedAt: number): void {
    // A page with its post in it is a read of the post: the browser asks no second time.
    const path = pathOf(request.url ?? '');
    const post = answer.status === 200 && request.method === 'GET' ? POST.exec(path) : null;
    if (post) this.blogs.countView(post[1], request);
    if (answer.movedTo) sendMoved(301, withQuery(answer.movedTo, request.url ?? ''), this.pages.transport, response);
    else sendCached(answer, request, response, this.versions.isCutOff);
    logAnswered(this.logger, request, response, startedAt);
  }
}

const pathOf = (url: string): string => url.split('?', 1)[0];

/**
 * What the caller asks for beside the path goes along, unless the redirect says something else: of that and of other sites, the names of the
 * campaign alone.
 */
function withQuery(to: string, url: string): string {
  const [, asked] = /^[^?]*\?(.+)$/.exec(url) ?? [];
  if (asked === undefined) return to;
  if (to.startsWith('/') && !/[?#]/.test(to)) return `${to}?${asked}`;
  const [, address = '', query = '', part = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  const known = new URLSearchParams(query);
  const named = asked.split('&').filter((each) => /^utm_\w+=/i.test(each) && !known.has(each.split('=', 1)[0]));
  const search = [...(query.length > 1 ? [query.slice(1)] : []), ...named].join('&');
  return address + (search && `?${search}`) + part;
}
