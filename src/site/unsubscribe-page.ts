import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { PinoLogger } from 'nestjs-pino';
import { UNSUBSCRIBE_OUTCOME, type UnsubscribeOutcome } from '../contract/newsletter';
import { NewsletterService } from '../newsletter/newsletter.service';
import { ByteCache } from '../platform/cache/byte-cache';
import { type ContentMark, ContentVersions } from '../platform/cache/content-versions';
import { sendKept } from '../platform/cache/kept-bytes';
import { toProductError } from '../platform/errors/error.filter';
import { logAnswered } from '../platform/http/request-log';
import { PROTECTION } from '../platform/limits/protection';
import type { PageAnswer } from './page-answer';
import { SitePages } from './site-pages';

const PATH = /^\/newsletter\/unsubscribe\/([^/?]+)\/?(?:\?|$)/;
/** Drawn once for all: neither the token nor anything of the subscriber stands in it. */
const DRAWN_PATH = '/newsletter/unsubscribe/-';
/** A change of the settings shows within this. */
const KEPT_MS = 5_000;

/**
 * `POST /newsletter/unsubscribe/{token}`: what a mail program sends when its reader presses "Unsubscribe", and what the page's own form
 * sends before its script has come. Any body and any origin will do, also while the site is closed: whoever holds the token may end the
 * subscription, and nothing else. Answers 200 with the page that says so, also for a token that is unknown or was used, since a mail
 * provider repeats its calls; 503 while the database is away. A GET only shows the question.
 *
 * No limit by address: a provider calls for thousands of readers from a few. A guess at 256 random bits costs the guesser more than the one
 * look into an index costs us, a token of another shape costs not even that, and the page is drawn once for all.
 */
@Injectable()
export class UnsubscribePage {
  private readonly kept: ByteCache;

  constructor(
    private readonly newsletter: NewsletterService,
    private readonly pages: SitePages,
    private readonly logger: PinoLogger,
    private readonly versions: ContentVersions,
  ) {
    this.kept = new ByteCache(versions, { maxBytes: PROTECTION.kept.unsubscribeBytes, maxAgeMs: KEPT_MS });
  }

  /** Express middleware, before any body is read. */
  readonly handle = (request: Request, response: Response, next: NextFunction): void => {
    const token = request.method === 'POST' ? PATH.exec(request.url)?.[1] : undefined;
    if (token === undefined || !this.pages.isBuilt) {
      next();
      return;
    }
    const startedAt = performance.now();
    this.end(token).then((answer) => {
      sendKept(answer, request, response);
      logAnswered(this.logger, request, response, startedAt);
    }, next);
  };

  private async end(token: string): Promise<PageAnswer> {
    return this.page(await this.unsubscribe(token));
  }

  private async unsubscribe(token: string): Promise<UnsubscribeOutcome> {
    try {
      await this.newsletter.unsubscribe(token);
      return 'done';
    } catch (error) {
      if (toProductError(error).getStatus() === 404) return 'unknown';
      this.logger.warn({ name: (error as Error).name }, 'An unsubscription failed');
      return 'failed';
    }
  }

  private async page(outcome: UnsubscribeOutcome): Promise<PageAnswer> {
    const mark = this.versions.mark();
    const kept = this.kept.find(outcome);
    return kept ?? this.kept.make(outcome, mark, () => this.draw(outcome, mark));
  }

  private async draw(outcome: UnsubscribeOutcome, mark: ContentMark): Promise<PageAnswer> {
    const said = { [UNSUBSCRIBE_OUTCOME]: { value: outcome } };
    const answer = await this.pages.answer(DRAWN_PATH, '', said, outcome === 'failed' ? 503 : 200);
    this.kept.keep(outcome, mark, answer);
    return answer;
  }
}
