import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { BlogsService } from '../blogs/blogs.service';
import { ByteCache, SHARED_MAX_AGE_MS } from '../platform/cache/byte-cache';
import { ContentVersions } from '../platform/cache/content-versions';
import { sendKept } from '../platform/cache/kept-bytes';
import { VisitorLane } from '../platform/concurrency/fair-lane';
import { DATABASE_KIND, DatabaseReadiness } from '../platform/database/database-readiness';
import { logAnswered } from '../platform/http/request-log';
import { PROTECTION } from '../platform/limits/protection';
import { visitorAddress } from '../platform/limits/visitor-address';
import { KeptPages } from './kept-pages';
import { MachinePages } from './machine-pages';
import { toPageAddress } from './page-address';
import { type PageAnswer, sendMoved } from './page-answer';
import { SitePages } from './site-pages';
import { StaticFiles } from './static-files';

/** A shown view count may lag by so much. */
const MAX_AGE_MS = 60_000;
const POST = /^\/blogs\/([0-9a-f]{24})$/;

/** Answers every path that is neither a call, an upload nor a file with its document. */
@Injectable()
export class SiteMiddleware {
  private readonly files = new StaticFiles();
  /** Documents are kept by the one spelling of their address: most ask for just that. */
  private readonly cache: ByteCache;
  private readonly kept: KeptPages;

  constructor(
    private readonly pages: SitePages,
    machines: MachinePages,
    private readonly blogs: BlogsService,
    private readonly logger: PinoLogger,
    readiness: DatabaseReadiness,
    versions: ContentVersions,
    lane: VisitorLane,
    @Inject(DATABASE_KIND) database: 'embedded' | 'mongodb',
  ) {
    const maxAgeMs = database === 'mongodb' ? SHARED_MAX_AGE_MS : MAX_AGE_MS;
    this.cache = new ByteCache(versions, { maxBytes: PROTECTION.kept.pagesBytes, maxAgeMs });
    this.kept = new KeptPages(pages, machines, readiness, this.cache, versions, lane);
  }

  /** Answers what needs no work, before Express touches the request; otherwise leaves it untouched and says `false`. */
  readonly serve = (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = request.url ?? '';
    if (!this.isRead(request)) return false;
    const startedAt = performance.now();
    const quick = this.cache.find(url);
    if (quick) {
      this.send(quick, request, response, startedAt);
      return true;
    }
    if (this.files.has(url.split('?', 1)[0])) return false;
    const address = toPageAddress(url);
    if (address.is === 'other') return false;
    if (address.is === 'moved') {
      sendMoved(address.to, this.pages.transport, response);
      logAnswered(this.logger, request, response, startedAt);
      return true;
    }
    const kept = this.kept.find(address);
    if (kept) this.send(kept, request, response, startedAt);
    return kept !== null;
  };

  /** Express middleware for the pages that are not kept, and for the client's files. */
  readonly handle = (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    const address = this.isRead(request) ? toPageAddress(request.url) : null;
    if (address && this.files.has(request.path)) this.files.preferCompressed(request, response, next);
    else if (!address || address.is === 'other' || address.is === 'moved') next();
    else {
      const asker = { address: visitorAddress(request), isGone: () => response.destroyed };
      this.kept.read(address, asker).then((answer) => this.send(answer, request, response, startedAt), next);
    }
  };

  private isRead({ method }: IncomingMessage): boolean {
    return (method === 'GET' || method === 'HEAD') && this.pages.isBuilt;
  }

  private send(answer: PageAnswer, request: IncomingMessage, response: ServerResponse, startedAt: number): void {
    // A page with its post in it is a read of the post: the browser asks no second time.
    const path = request.url?.split('?', 1)[0] ?? '';
    const post = answer.status === 200 && request.method === 'GET' ? POST.exec(path) : null;
    if (post) this.blogs.countView(post[1]);
    sendKept(answer, request, response);
    logAnswered(this.logger, request, response, startedAt);
  }
}
