import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { type HeldMail, MAIL_TEXTS } from '../../contract/mail';
import { ContentVersionsService } from '../../platform/cache/content-versions.service';
import { changeRow } from '../../platform/database/save-edit';
import { toStored } from '../../platform/database/stored-schema';
import { type HeldMailSource, HeldMailsService } from '../../platform/mail/held-mails.service';
import { MailOutbox } from '../../platform/mail/mail-outbox';
import { OutboxRowsService } from '../../platform/mail/outbox-rows.service';
import { Issue, type IssueRow } from './issue.schema';
import { ISSUE_MAIL } from './issue-sending.service';
import { IssueSubscribersService } from './issue-subscribers.service';

/** Lets staff decide on newsletters that were unsent in a restored backup: they may have been sent since. */
@Injectable()
export class HeldIssuesService implements HeldMailSource {
  constructor(
    @InjectModel(Issue.name) private readonly issues: Model<IssueRow>,
    private readonly subscribers: IssueSubscribersService,
    private readonly outbox: MailOutbox,
    private readonly rows: OutboxRowsService,
    private readonly versions: ContentVersionsService,
    held: HeldMailsService,
  ) {
    held.addSource(this);
  }

  async hold(): Promise<void> {
    for (const status of ['scheduled', 'sending'] as const) {
      await this.issues.updateMany({ status }, { $set: { status: 'onHold', heldFrom: status } });
    }
  }

  async list(): Promise<HeldMail[]> {
    const rows = await this.issues.find({ status: 'onHold' }).sort({ createdAt: 1 }).lean<IssueRow[]>();
    return rows.map((row) => ({ ...toStored(row), to: MAIL_TEXTS.subscribers, subject: row.subject }));
  }

  /** Sends a newsletter now, even if it was scheduled for later. */
  async send(id: Types.ObjectId): Promise<boolean> {
    if (!(await this.issues.exists({ _id: id, status: 'onHold' }))) return false;
    // Releases the emails first. After a crash at this point, the newsletter is still on hold and can be sent again.
    await this.outbox.releaseBulk(ISSUE_MAIL, id.toHexString());
    const { count } = await this.subscribers.audience();
    return this.change(id, ({ heldFrom }) =>
      heldFrom === 'sending'
        ? { $set: { status: heldFrom }, $unset: { heldFrom: 1 } }
        : { $set: { status: 'sending', startedAt: new Date(), audience: count }, $unset: { heldFrom: 1, sendAt: 1 } },
    );
  }

  /** Makes the newsletter a draft again. A later sending skips the people who already got it. */
  async discard(id: Types.ObjectId): Promise<boolean> {
    if (!(await this.issues.exists({ _id: id, status: 'onHold' }))) return false;
    await this.rows.discardBulk(ISSUE_MAIL, id.toHexString());
    return this.change(id, () => ({
      $set: { status: 'draft', audience: 0, sent: 0, failed: 0, failedInRow: 0, unsubscribed: 0, counted: [] },
      $unset: { heldFrom: 1, sendAt: 1, startedAt: 1, cursor: 1, stoppedBy: 1 },
    }));
  }

  private async change(_id: Types.ObjectId, toChange: (row: IssueRow) => UpdateQuery<IssueRow>): Promise<boolean> {
    const changed = await changeRow(this.issues, { _id, status: 'onHold' } as QueryFilter<IssueRow>, toChange);
    if (changed) await this.versions.bump('issues');
    return changed !== null;
  }
}
