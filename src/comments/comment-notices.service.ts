import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { HOUR_MS } from '../platform/clock/durations';
import { changeRow } from '../platform/database/save-edit';
import { isDuplicateKey } from '../platform/errors/database-error';
import { MailService } from '../platform/mail/mail.service';
import { MailOutbox } from '../platform/mail/mail-outbox';
import type { ComposeMail } from '../platform/mail/outgoing-mail';
import { toPendingMail } from '../platform/mail/pending-mails';
import type { MailWriter, RecordMails } from '../platform/mail/record-mails';
import { newCommentsMail } from './mails/new-comments-mail';
import { Comment, type CommentRow } from './schemas/comment.schema';
import { CommentNotice, type CommentNoticeRow } from './schemas/comment-notice.schema';

const NAME = 'owner';

/**
 * Tells the owner that comments wait, by one mail an hour at most. That somebody is to be told stands in the comment, in the write that
 * stored it; so neither a crash nor a full hour loses it.
 */
@Injectable()
export class CommentNoticesService implements MailWriter<CommentNoticeRow> {
  private readonly mails: RecordMails<CommentNoticeRow>;
  /** Call it when a comment is stored. */
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

  /** Nothing, when staff were faster than the mail. */
  async compose(): Promise<ComposeMail | null> {
    const waiting = await this.comments.countDocuments({ status: 'waiting' });
    return waiting > 0 ? newCommentsMail(waiting) : null;
  }

  /** Says that an email is due, when one is. Dying in between tells of the same comments an hour later again, as far as they wait still. */
  private async askForMail(now = new Date()): Promise<boolean> {
    const untold = { isUntold: true };
    if (!(await this.comments.exists(untold)) || !(await this.note(now))) return false;
    this.mails.wake();
    await this.comments.updateMany(untold, { $unset: { isUntold: 1 } }, { timestamps: false });
    return false;
  }

  /** Whether it was an hour ago; then this is the time of the last. A time in the future is as wrong as one long ago. */
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
