import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types, UpdateQuery } from 'mongoose';
import { MailService } from '../platform/mail/mail.service';
import { type AwaitedMail, type MailPromise, newAwaitedMail, toPromise } from '../platform/mail/mail-promises';
import type { ComposeMail } from '../platform/mail/outgoing-mail';
import type { MailWriter, PromisedMails } from '../platform/mail/promised-mails';
import { markMailed } from './deal';
import { toUpdate } from './deals';
import { FormerQuotes } from './former-quotes';
import { newRequestMail } from './mails/new-request-mail';
import { questionMail } from './mails/question-mail';
import { quoteAnswerMail } from './mails/quote-answer-mail';
import { quoteMail } from './mails/quote-mail';
import { requestReplyMail } from './mails/request-reply-mail';
import { ProjectRequest, type ProjectRequestRow, toProjectRequest } from './schemas/project-request.schema';
import { toQuote } from './schemas/quote.schema';
import { newEntry, threadOf } from './thread';

/** To the owner, that a new request is there. */
export const REQUEST_MAIL = toPromise('request');

/** To the owner, what the client answered to the newest terms of a row that is about to be written. */
export const answerMail = (answer: 'accepted' | 'rejected', row: ProjectRequestRow): string =>
  toPromise(answer, `${row.quote?.revisions.length}-${(row.version ?? 0) + 1}`);

/** To the owner, that the client wrote this entry of the conversation. */
export const questionMailOf = (entryId: Types.ObjectId): string => toPromise('question', entryId.toHexString());

/** What of a reply is written by the person who sends it. */
interface ReplyContent {
  text: string;
  /** Name of that person. */
  by: string;
}

/**
 * Mails that requests promise: to the owner about a new one (`request`), an answer (`accepted`, `rejected`) and a `question`; to the client the
 * `quote` and a `reply`.
 */
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

  /** See `PromisedMails.send`. */
  sendReply(
    content: ReplyContent,
    hold: (change: UpdateQuery<ProjectRequestRow>) => Promise<ProjectRequestRow>,
  ): ReturnType<PromisedMails<ProjectRequestRow>['send']> {
    return this.promises.send(newAwaitedMail('reply', content), hold);
  }

  /** See `PromisedMails.whenSettled`. */
  whenSettled(): Promise<void> {
    return this.promises.whenSettled();
  }

  async compose(row: ProjectRequestRow, { kind, mark, awaited }: MailPromise): Promise<ComposeMail | null> {
    const request = toProjectRequest(row);
    if (kind === 'request') return newRequestMail(request);
    if (kind === 'question') return this.composeQuestion(row, mark);
    if (kind === 'reply') return this.composeReply(row, awaited);
    await this.former.whenIn();
    if (!row.quote) return null;
    const quote = toQuote(row._id, row.quote);
    if (kind === 'quote') return quoteMail(request, quote);
    // The quote may have changed since: the mail tells what was answered.
    const answered = quote.revisions[Number.parseInt(mark, 10) - 1];
    return quoteAnswerMail(kind === 'accepted' ? 'accepted' : 'rejected', request, { ...quote, ...answered });
  }

  finish(row: ProjectRequestRow, { kind, _id, content }: AwaitedMail): UpdateQuery<ProjectRequestRow> {
    if (kind === 'reply') {
      const { text, by } = content as ReplyContent;
      return { $push: { thread: newEntry('reply', text, by, _id) } };
    }
    const deal = markMailed(row, new Date());
    return deal === row ? {} : toUpdate({ deal });
  }

  private composeQuestion(row: ProjectRequestRow, entryId: string): ComposeMail | null {
    const question = threadOf(row).find(({ _id }) => _id === entryId);
    return question ? questionMail(toProjectRequest(row), question) : null;
  }

  private composeReply(row: ProjectRequestRow, awaited: AwaitedMail | undefined): ComposeMail | null {
    if (!awaited) return null;
    const asked = threadOf(row).findLast(({ kind }) => kind === 'question');
    return requestReplyMail(toProjectRequest(row), (awaited.content as ReplyContent).text, asked);
  }
}
