import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, UpdateQuery } from 'mongoose';
import { MailService } from '../platform/mail/mail.service';
import { type MailPromise, newAwaitedMail, toPromise } from '../platform/mail/mail-promises';
import type { ComposeMail } from '../platform/mail/outgoing-mail';
import type { MailWriter, PromisedMails } from '../platform/mail/promised-mails';
import { markMailed } from './deal';
import { toUpdate } from './deals';
import { FormerQuotes } from './former-quotes';
import { newRequestMail } from './mails/new-request-mail';
import { quoteAnswerMail } from './mails/quote-answer-mail';
import { quoteMail } from './mails/quote-mail';
import { ProjectRequest, type ProjectRequestRow, toProjectRequest } from './schemas/project-request.schema';
import { toQuote } from './schemas/quote.schema';

/** To the owner, that a new request is there. */
export const REQUEST_MAIL = toPromise('request');

/** To the owner, what the client answered to the newest terms of a row that is about to be written. */
export const answerMail = (answer: 'accepted' | 'rejected', row: ProjectRequestRow): string =>
  toPromise(answer, `${row.quote?.revisions.length}-${(row.version ?? 0) + 1}`);

/** Mails that requests promise: to the owner about a new one (`request`) and an answer (`accepted`, `rejected`), to the client the `quote`. */
@Injectable()
export class RequestMails implements MailWriter<ProjectRequestRow>, OnModuleInit {
  private promises: PromisedMails<ProjectRequestRow>;

  constructor(
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly mail: MailService,
    private readonly former: FormerQuotes,
  ) {}

  onModuleInit(): void {
    this.promises = this.mail.addPromises(this.requests, this);
  }

  /** Call it when a row is stored that promises mail. */
  wake(): void {
    this.promises.wake();
  }

  /** See `PromisedMails.send`. */
  sendQuote(
    hold: (change: UpdateQuery<ProjectRequestRow>) => Promise<ProjectRequestRow>,
  ): ReturnType<PromisedMails<ProjectRequestRow>['send']> {
    return this.promises.send(newAwaitedMail('quote', {}), hold);
  }

  async compose(row: ProjectRequestRow, { kind, mark }: MailPromise): Promise<ComposeMail | null> {
    const request = toProjectRequest(row);
    if (kind === 'request') return newRequestMail(request);
    await this.former.whenIn();
    if (!row.quote) return null;
    const quote = toQuote(row._id, row.quote);
    if (kind === 'quote') return quoteMail(request, quote);
    // The quote may have changed since: the mail tells what was answered.
    const answered = quote.revisions[Number.parseInt(mark, 10) - 1];
    return quoteAnswerMail(kind === 'accepted' ? 'accepted' : 'rejected', request, { ...quote, ...answered });
  }

  finish(row: ProjectRequestRow): UpdateQuery<ProjectRequestRow> {
    const deal = markMailed(row, new Date());
    return deal === row ? {} : toUpdate(row, { deal });
  }
}
