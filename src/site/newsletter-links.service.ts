import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { LINK_OUTCOME, type LinkOutcome, SUBSCRIPTION_TOKEN, TEST_TOKEN } from '../contract/newsletter';
import { ConfirmationsService } from '../newsletter/confirmations.service';
import { NewsletterService } from '../newsletter/newsletter.service';
import { sendCached } from '../platform/cache/cached-response';
import { ContentVersionsService } from '../platform/cache/content-versions.service';
import { toProductError } from '../platform/errors/error.filter';
import { RefusedWritesService } from '../platform/errors/refused-writes.service';
import { logAnswered } from '../platform/http/request-log';
import { PageCache, PageQueue } from './page-cache';
import type { PageResponse } from './page-response';
import { PageService } from './page-service';

const PATH = /^\/newsletter\/(unsubscribe|confirm)\/([^/?]+)\/?(?:\?|$)/;

type Deed = 'unsubscribe' | 'confirm';

/**
 * `POST /newsletter/unsubscribe/{token}`: what a mail program sends when its reader presses "Unsubscribe", and what the page's own form
 * sends before its script has come. `POST /newsletter/confirm/{token}`: what the page's form sends when its reader says that the address is
 * theirs. Any body and any origin will do: whoever holds the token may do that to the subscription, and nothing else. Answers 200 with the
 * page that says so, also for a token that is unknown or was used, since a mail provider repeats its calls; 503 while the database is away.
 * A GET only shows the question: programs that read mail open every link. A closed site keeps nobody from unsubscribing.
 *
 * No limit by address: a provider calls for thousands of readers from a few. A guess at 256 random bits costs the guesser more than the one
 * look into an index costs us, a token of another shape costs not even that, and each page is drawn once for all.
 */
@Injectable()
export class NewsletterLinksService {
  private readonly deeds: Record<Deed, (token: string) => Promise<void>>;

  constructor(
    newsletter: NewsletterService,
    confirmations: ConfirmationsService,
    private readonly pages: PageService,
    private readonly logger: PinoLogger,
    private readonly versions: ContentVersionsService,
    private readonly cache: PageCache,
    private readonly queue: PageQueue,
    private readonly refused: RefusedWritesService,
  ) {
    this.deeds = {
      unsubscribe: (token) => newsletter.unsubscribe(token),
      confirm: (token) => confirmations.confirm(token),
    };
  }

  /** Express middleware, before any body is read. */
  readonly handle = (request: Request, response: Response, next: NextFunction): void => {
    const [, deed, token] = (request.method === 'POST' && PATH.exec(request.url)) || [];
    if (!token || !this.pages.isBuilt) {
      next();
      return;
    }
    const startedAt = performance.now();
    this.answer(deed as Deed, token).then((answer) => {
      sendCached(answer, request, response);
      logAnswered(this.logger, request, response, startedAt);
    }, next);
  };

  private async answer(deed: Deed, token: string): Promise<PageResponse> {
    const closed = deed === 'unsubscribe' ? null : await this.pages.closed();
    return closed ?? this.page(deed, await this.act(deed, token));
  }

  private async act(deed: Deed, token: string): Promise<LinkOutcome> {
    if (deed === 'unsubscribe' && token === TEST_TOKEN) return 'test';
    try {
      await this.deeds[deed](token);
      return 'done';
    } catch (error) {
      // Sent again by a reload or a mail provider, it has done what it is for.
      if (toProductError(error).getStatus() === 404)
        return deed === 'unsubscribe' && SUBSCRIPTION_TOKEN.test(token) ? 'ended' : 'unknown';
      if (!this.refused.note(error))
        this.logger.warn({ name: (error as Error).name, deed }, 'What a link of a newsletter stands for failed');
      return 'failed';
    }
  }

  /** Rendered once for all: it holds neither the token nor anything of the subscriber. */
  private async page(deed: Deed, outcome: LinkOutcome): Promise<PageResponse> {
    const name = `${deed} ${outcome}`;
    const mark = this.versions.mark();
    const draw = async (): Promise<PageResponse> => {
      const said = { [LINK_OUTCOME]: { value: outcome } };
      const answer = await this.pages.answer(`/newsletter/${deed}/-`, '', said, outcome === 'failed' ? 503 : 200);
      if (answer.status === 200) this.cache.put(name, mark, answer);
      return answer;
    };
    return this.cache.get(name) ?? this.queue.share(`${mark.version} ${name}`, draw);
  }
}
