import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { AnswerCache } from '../common/cache/answer-cache';
import { ContentVersions } from '../common/cache/content-versions';
import { logAnswered } from '../common/http/request-log';
import { DATABASE_KIND, DatabaseReadiness } from '../database/database-readiness';
import { MachinePages } from './machine-pages';
import { type PageAnswer, sendPage, toPageAnswer } from './page-answer';
import { PageCache } from './page-cache';
import { SitePages, toDrawnSearch } from './site-pages';
import { StaticFiles } from './static-files';

const NOT_PAGES = /^\/(api|uploads)(\/|$)/i;
const BACK_OFFICE = /^\/admin(\/|$)/;
const POST = /^\/blogs\/([0-9a-f]{24})\/?(?:\?|$)/;
/** Policy of files that are no documents. */
const DATA_POLICY = "default-src 'none'";

/** Answers every path that is neither a call, an upload nor a file with its document. */
@Injectable()
export class SiteMiddleware {
  private readonly files = new StaticFiles();
  private readonly cache: PageCache;

  constructor(
    private readonly pages: SitePages,
    private readonly machines: MachinePages,
    private readonly answers: AnswerCache,
    private readonly logger: PinoLogger,
    private readonly readiness: DatabaseReadiness,
    versions: ContentVersions,
    @Inject(DATABASE_KIND) database: 'embedded' | 'mongodb',
  ) {
    this.cache = new PageCache(versions, database);
  }

  /** Sends a page that is kept, before Express touches the request; otherwise leaves it untouched and says `false`. */
  readonly serve = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const kept = this.cache.find(request.url ?? '');
    if (!kept) return false;
    this.send(kept, request, response, Date.now());
    return true;
  };

  /** Express middleware for the pages that are not kept, and for the client's files. */
  readonly handle = (request: Request, response: Response, next: NextFunction): void => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || NOT_PAGES.test(request.url) || !this.pages.isBuilt) {
      next();
      return;
    }
    const startedAt = Date.now();
    if (this.files.has(request.path)) this.files.preferCompressed(request, response, next);
    else this.make(request).then((answer) => this.send(answer, request, response, startedAt), next);
  };

  private async make(request: Request): Promise<PageAnswer> {
    const { url, path } = request;
    const search = toDrawnSearch(url.slice(path.length));
    const key = path + search;
    const kept = key === url ? null : this.cache.find(key);
    if (kept) return kept;
    const version = this.cache.version();
    const answer = await this.answer(path, search);
    // Unknown paths could be asked for in endless ways; what failed is tried again.
    if (answer.status === 200) this.cache.keep(key, answer, version);
    return answer;
  }

  private async answer(path: string, search: string): Promise<PageAnswer> {
    if (BACK_OFFICE.test(path)) return this.pages.admin(path);
    const file = await this.readiness.whileAnswers(this.machines.read(path));
    if (file) return toPageAnswer(200, file.body, DATA_POLICY, { 'Content-Type': `${file.type}; charset=utf-8` });
    return this.pages.site(path, search);
  }

  private send(answer: PageAnswer, request: IncomingMessage, response: ServerResponse, startedAt: number): void {
    // A page with its post in it is a read of the post: the browser asks no second time.
    const post = answer.status === 200 && request.method === 'GET' ? POST.exec(request.url ?? '') : null;
    if (post)
      this.answers.noteServed({
        key: '',
        resource: 'blogs',
        isFiltered: false,
        counted: { route: 'blog', id: post[1] },
      });
    sendPage(answer, request, response);
    logAnswered(this.logger, request, response, startedAt);
  }
}
