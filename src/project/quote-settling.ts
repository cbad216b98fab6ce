import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { ProjectStatus } from '../contract/project';
import { MailService } from '../mail/mail.service';
import { quoteAnswerMail } from '../mail/templates/quote-answer-mail';
import { ProjectRequest, type ProjectRequestRow, toProjectRequest } from './schemas/project-request.schema';
import { Quote, type QuoteRow, REQUEST_OUTCOMES, toQuote } from './schemas/quote.schema';

/** States that a sent quote moves on to `quoted`. Contract, section 3, POST /project/quote. */
const NOT_YET_QUOTED: ProjectStatus[] = ['pending', 'in_review'];

/**
 * Makes of a request what a change of its quote decided. Two records cannot be written as one, so the quote carries the
 * rest of the work until it is done: whoever meets it next, after a crash too, finishes it. Doing it twice or late is
 * doing it once, because the request remembers the newest revision that reached it.
 */
@Injectable()
export class QuoteSettling implements OnApplicationBootstrap {
  constructor(
    @InjectModel(Quote.name) private readonly quotes: Model<QuoteRow>,
    @InjectModel(ProjectRequest.name) private readonly requests: Model<ProjectRequestRow>,
    private readonly mail: MailService,
  ) {}

  onApplicationBootstrap(): void {
    // The database may be away; the next read settles then.
    void this.settleAll().catch(() => undefined);
  }

  /** Finishes whatever a crash has left; before requests are listed or counted. */
  async settleAll(): Promise<void> {
    const left = await this.quotes.find({ unsettled: trusted({ $in: [...REQUEST_OUTCOMES] }) }).lean<QuoteRow[]>();
    for (const row of left) await this.settle(row);
  }

  async settle(row: QuoteRow): Promise<void> {
    const { _id, projectRequestId, unsettled, revision } = row;
    if (unsettled === undefined) return;
    await this.requests.updateOne(
      {
        _id: projectRequestId,
        settledRevision: trusted({ $lt: revision }),
        ...(unsettled === 'quoted' && { status: trusted({ $in: NOT_YET_QUOTED }) }),
      },
      { $set: { status: unsettled, settledRevision: revision } },
    );
    if (unsettled !== 'quoted') await this.tellOwner(row, unsettled);
    await this.quotes.updateOne({ _id, revision }, { $unset: { unsettled: 1 } }, { timestamps: false });
  }

  private async tellOwner(row: QuoteRow, answer: 'accepted' | 'rejected'): Promise<void> {
    const request = await this.requests.findById(row.projectRequestId).lean<ProjectRequestRow>();
    if (!request) return;
    await this.mail.sendLater(
      quoteAnswerMail(answer, toProjectRequest(request), toQuote(row)),
      `quote:${row._id.toHexString()}:${row.revision}`,
    );
  }
}
