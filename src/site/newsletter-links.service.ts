import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { LINK_OUTCOME, type LinkOutcome, SUBSCRIPTION_TOKEN, TEST_TOKEN } from '../contract/newsletter';
import { ConfirmationsService } from '../newsletter/confirmations.service';
import { NewsletterService } from '../newsletter/newsletter.service';
import { sendCached } from '../platform/cache/cached-response';
import { ContentVersionsService } from '../platform/cache/content-versions.service';
import { DatabaseReadiness } from '../platform/database/database-readiness';
import { toProductError } from '../platform/errors/error.filter';
import { RefusedWritesService } from '../platform/errors/refused-writes.service';
import { logAnswered } from '../platform/http/request-log';
import { PageCache, PageQueue } from './page-cache';
import type { PageResponse } from './page-response';
import { PageService } from './page-service';

const PATH = /^\/newsletter\/(unsubscribe|confirm)\/([^/?]+)\/?(?:\?|$)/;

type LinkAction = 'unsubscribe' | 'confirm';

/**
 * Handles POSTs to the links that confirm and end subscriptions. A GET only shows a question, because email programs
 * open every link. There is no rate limit, because one email provider sends the POSTs of many subscribers. Tokens have
 * 256 random bits, so nobody can guess them.
 */
@Injectable()
export class NewsletterLinksService {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly confirmations: ConfirmationsService,
    private readonly pages: PageService,
    private readonly logger: PinoLogger,
    private readonly versions: ContentVersionsService,
    private readonly cache: PageCache,
    private readonly queue: PageQueue,
    private readonly refused: RefusedWritesService,
    private readonly readiness: DatabaseReadiness,
  ) {}

  readonly handle = (request: Request, response: Response, next: NextFunction): void => {
    const [, action, token] = (request.method === 'POST' && PATH.exec(request.url)) || [];
    if (!token || !this.pages.isBuilt) {
      next();
      return;
    }
    const startedAt = performance.now();
    this.answer(action as LinkAction, token).then((answer) => {
      sendCached(answer, request, response);
      logAnswered(this.logger, request, response, startedAt);
    }, next);
  };

  private async answer(action: LinkAction, token: string): Promise<PageResponse> {
    const maintenance = action === 'unsubscribe' ? null : await this.pages.maintenancePage();
    return maintenance ?? this.page(action, await this.act(action, token));
  }

  private async act(action: LinkAction, token: string): Promise<LinkOutcome> {
    if (action === 'unsubscribe' && token === TEST_TOKEN) return 'test';
    try {
      const acting = action === 'confirm' ? this.confirmations.confirm(token) : this.newsletter.unsubscribe(token);
      await this.readiness.whileAnswers(acting);
      return 'done';
    } catch (error) {
      // A 404 for a well-formed token means that the person has already unsubscribed, so the page reports success.
      if (toProductError(error).getStatus() === 404)
        return action === 'unsubscribe' && SUBSCRIPTION_TOKEN.test(token) ? 'ended' : 'unknown';
      if (!this.refused.note(error))
        this.logger.warn({ name: (error as Error).name, action }, 'The action of a newsletter link failed');
      return 'failed';
    }
  }

  /** Caches the page, because it contains no data of the subscriber. */
  private async page(action: LinkAction, outcome: LinkOutcome): Promise<PageResponse> {
    const name = `${action} ${outcome}`;
    const mark = this.versions.mark();
    const draw = async (): Promise<PageResponse> => {
      const reads = { [LINK_OUTCOME]: { value: outcome } };
      const answer = await this.pages.answer(`/newsletter/${action}/-`, '', reads, outcome === 'failed' ? 503 : 200);
      if (answer.status === 200) this.cache.put(name, mark, answer);
      return answer;
    };
    return this.cache.get(name) ?? this.queue.share(`${mark.version} ${name}`, draw);
  }
}
