import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { HOUR_MS } from '../platform/clock/durations';
import { changeRow } from '../platform/database/save-edit';
import { isDuplicateKey } from '../platform/errors/database-error';
import { MailService } from '../platform/mail/mail.service';
import { MailOutbox } from '../platform/mail/mail-outbox';
import { type ComposeMail, OWNER } from '../platform/mail/outgoing-mail';
import { toPendingMail } from '../platform/mail/pending-mails';
import type { MailWriter, RecordMails } from '../platform/mail/record-mails';
import { layOut, OWNER_REASON } from '../platform/mail/templates/layout';
import { link, paragraph } from '../platform/mail/templates/mail-block';
import { Comment, type CommentRow } from './schemas/comment.schema';
import { CommentNotice, type CommentNoticeRow } from './schemas/comment-notice.schema';

const NAME = 'owner';

@Injectable()
export class CommentNoticesService implements MailWriter<CommentNoticeRow> {
  private readonly mails: RecordMails<CommentNoticeRow>;
  wake: () => void;

  constructor(
    @InjectModel(Comment.name) private readonly comments: Model<CommentRow>,
    @InjectModel(CommentNotice.name) private readonly notices: Model<CommentNoticeRow>,
    mail: MailService,
    outbox: MailOutbox,
  ) {
    this.mails = mail.addRecords(notices, this);
    this.wake = outbox.addSource(() => this.askForMail());
  }

  /** Returns `null` if staff have already handled all comments. */
  async compose(): Promise<ComposeMail | null> {
    const waiting = await this.comments.countDocuments({ status: 'waiting' });
    return waiting > 0 ? newCommentsMail(waiting) : null;
  }

  /**
   * Queues an email about new comments if one is due. After a crash before the comments lose `isUntold`, another email
   * follows an hour later.
   */
  private async askForMail(): Promise<boolean> {
    const untold = { isUntold: true };
    if (!(await this.comments.exists(untold)) || !(await this.note(new Date()))) return false;
    this.mails.wake();
    await this.comments.updateMany(untold, { $unset: { isUntold: 1 } }, { timestamps: false });
    return false;
  }

  /**
   * Stores `now` and returns true if the last email is at least an hour old. A stored time more than an hour in the
   * future comes from a wrong clock and counts as old.
   */
  private async note(now: Date): Promise<boolean> {
    const change = { toldAt: now, pendingMails: [toPendingMail('comments', now.getTime())] };
    const changed = await changeRow(this.notices, { name: NAME }, ({ toldAt }) =>
      Math.abs(now.getTime() - toldAt.getTime()) < HOUR_MS ? null : { $set: change },
    );
    if (changed) return changed.before !== changed.row;
    try {
      await this.notices.create({ name: NAME, ...change });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

/** Builds the email about pending comments. It quotes none, because staff should read them where they decide. */
function newCommentsMail(count: number): ComposeMail {
  const comments = count === 1 ? '1 comment needs' : `${count.toLocaleString('en-US')} comments need`;
  return (site) =>
    layOut(site, {
      to: OWNER,
      subject: `${comments} your approval`,
      reason: `${OWNER_REASON} You get at most one of these emails an hour.`,
      blocks: [
        paragraph(`${comments} your approval. Visitors see a comment only after you have approved it.`),
        link('Review the comments', `${site.publicUrl}/admin/comments?status=waiting`),
      ],
    });
}
