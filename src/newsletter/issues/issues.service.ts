import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, type Types, trusted, type UpdateQuery } from 'mongoose';
import { toExcerpt } from '../../contract/blogs';
import { defaultsOf } from '../../contract/fields';
import { textOf } from '../../contract/markdown';
import {
  type ArchivedIssue,
  type ArchivedText,
  ISSUE_FIELDS,
  ISSUE_TEXTS,
  type IssueAudience,
  type Issue as IssueEntity,
  type IssueInput,
  type IssuePreview,
  type IssueSendInput,
  type IssueStatus,
  type IssueSummary,
  unfinishedIn,
} from '../../contract/newsletter-issues';
import { ARCHIVE_PATH } from '../../contract/read-paths';
import { UNTITLED } from '../../contract/texts';
import { changeRow, refuseStale } from '../../platform/database/save-edit';
import { conflict, invalid, invalidFields, notFound } from '../../platform/errors/product-error';
import { findPage } from '../../platform/http/find-page';
import type { ListPage, ListPageQuery } from '../../platform/http/list-page.query';
import { toObjectId } from '../../platform/http/object-id';
import { MailService } from '../../platform/mail/mail.service';
import { MailOutbox } from '../../platform/mail/mail-outbox';
import { OutboxRowsService } from '../../platform/mail/outbox-rows.service';
import { parseMarkdown } from '../../platform/markdown/parse-markdown';
import { RecordsService } from '../../platform/records/records.service';
import { MediaIndex } from '../../uploads/media-index';
import { Issue, type IssueRow, type IssueSummaryRow, toIssue, toIssueSummary } from './issue.schema';
import { issueMail } from './issue-mail';
import { ISSUE_MAIL } from './issue-sending.service';
import { IssueSubscribersService } from './issue-subscribers.service';

const AT_REST = { status: trusted({ $in: ['draft', 'stopped', 'sent'] as IssueStatus[] }) } as QueryFilter<IssueRow>;
/** Matches newsletters that visitors can read: being sent, sent, or paused after at least one email. */
const ARCHIVED = {
  startedAt: trusted({ $gt: new Date(0) }),
  $or: [{ status: trusted({ $in: ['sending', 'sent'] as IssueStatus[] }) }, { sent: trusted({ $gt: 0 }) }],
} as QueryFilter<IssueRow>;
/** True if visitors can read the newsletter. Change this rule and `ARCHIVED` together. */
const isArchived = ({ startedAt, status, sent }: IssueRow): boolean =>
  startedAt !== undefined && (status === 'sending' || status === 'sent' || sent > 0);
/** Kind of a test email. It is sent to a member of staff. */
const TEST_MAIL = 'trial';
const NOTHING = defaultsOf(ISSUE_FIELDS);
const LATEST_FIRST = { startedAt: -1, _id: -1 } as const;

@Injectable()
export class IssuesService extends RecordsService<IssueRow, IssueEntity> {
  @Inject() private readonly media: MediaIndex;
  protected readonly toEntity = toIssue;

  constructor(
    @InjectModel(Issue.name) model: Model<IssueRow>,
    private readonly readers: IssueSubscribersService,
    private readonly mail: MailService,
    private readonly outbox: MailOutbox,
    private readonly rows: OutboxRowsService,
  ) {
    super('issues', model, {
      toSubject: (row) => ({
        name: row.subject || UNTITLED,
        path: `/admin/newsletter/issues?issue=${row._id.toHexString()}`,
      }),
      toAddress: (row) => (isArchived(row) ? `${ARCHIVE_PATH}/${row._id.toHexString()}` : null),
      isNameLogged: true,
      text: 'content',
      open: { status: 'draft' },
      cached: 'issues',
    });
    rows.keepForAdmins(TEST_MAIL);
  }

  async listSummaries(query: ListPageQuery): Promise<ListPage<IssueSummary>> {
    const { rows, total } = await findPage<IssueSummaryRow>(this.model as unknown as Model<IssueSummaryRow>, query, {
      select: '-content -counted',
    });
    return { items: rows.map(toIssueSummary), total };
  }

  async audience(): Promise<IssueAudience> {
    return { ...(await this.readers.audience()), savedToOutbox: !this.mail.reachesPeople };
  }

  async read(id: string): Promise<IssueEntity> {
    const row = await this.model.findById(toObjectId(id)).lean<IssueRow>();
    if (!row) throw notFound();
    return toIssue(row);
  }

  protected override derive(_changes: object, before: IssueRow | null): object {
    if (before && before.status !== 'draft') throw conflict(ISSUE_TEXTS.notDraft);
    return {};
  }

  /** Throws 409 if the newsletter is scheduled, being sent or on hold. */
  override async remove(id: string): Promise<void> {
    const row = await this.read(id);
    if (row.status === 'scheduled' || row.status === 'sending') throw conflict(ISSUE_TEXTS.running);
    if (row.status === 'onHold') throw conflict(ISSUE_TEXTS.onHold);
    // Discards emails of the newsletter that are on hold after a restore, because they contain email addresses. Removes
    // `cursor`, so that sending after Undo begins with the first subscriber. The sending skips subscribers who already
    // got the email.
    if (await this.rows.discardBulk(ISSUE_MAIL, row._id)) {
      await this.model.updateOne({ _id: toObjectId(id) }, { $unset: { cursor: 1 } }, { timestamps: false });
    }
    await super.remove(id, AT_REST);
  }

  async preview(input: Partial<IssueInput>, email: string): Promise<IssuePreview> {
    const { html, text } = await this.mail.compose(issueMail({ ...NOTHING, ...input }, { email }));
    return { html, text };
  }

  async test(id: string, email: string): Promise<{ savedToOutbox: boolean }> {
    const { subject, content } = await this.read(id);
    const compose = issueMail({ subject, content }, { email });
    await this.outbox.send(TEST_MAIL, (site) => ({ ...compose(site), subject: `Test: ${subject || UNTITLED}` }));
    return { savedToOutbox: !this.mail.reachesPeople };
  }

  /**
   * Sends now or at `sendAt`. Throws 400 for an incomplete newsletter or a past `sendAt`. Throws 409 if the newsletter
   * was sent or has changed, or if there are no subscribers to send to now.
   */
  async send(id: string, { sendAt, updatedAt }: IssueSendInput, now = new Date()): Promise<IssueEntity> {
    if (sendAt && sendAt <= now.toISOString()) throw invalid('sendAt', ISSUE_TEXTS.over);
    const { count } = await this.readers.audience();
    if (!sendAt && count === 0) throw conflict(ISSUE_TEXTS.nobody);
    return this.change(id, ['draft', 'scheduled'], ISSUE_TEXTS.begun, (row) => {
      refuseStale(row.updatedAt, updatedAt, () => toIssue(row));
      const unfinished = unfinishedIn(row);
      if (unfinished.length > 0) throw invalidFields(unfinished);
      return sendAt
        ? { $set: { status: 'scheduled', sendAt: new Date(sendAt) } }
        : { $set: { status: 'sending', startedAt: now, audience: count }, $unset: { sendAt: 1 } };
    });
  }

  stop(id: string): Promise<IssueEntity> {
    return this.change(id, ['scheduled', 'sending'], ISSUE_TEXTS.notSending, ({ status }) =>
      status === 'scheduled'
        ? { $set: { status: 'draft' }, $unset: { sendAt: 1 } }
        : { $set: { status: 'stopped', stoppedBy: 'staff' } },
    );
  }

  async resume(id: string): Promise<IssueEntity> {
    const { _id, status } = await this.read(id);
    // After the restore of a backup, emails that were queued before the pause are on hold, so they are released.
    if (status === 'stopped') await this.outbox.releaseBulk(ISSUE_MAIL, _id);
    const change = { $set: { status: 'sending' as const, failedInRow: 0 }, $unset: { stoppedBy: 1 } };
    return this.change(id, ['stopped'], ISSUE_TEXTS.notStopped, () => change as UpdateQuery<IssueRow>);
  }

  async listArchive(query: ListPageQuery): Promise<ListPage<ArchivedIssue>> {
    const { rows, total } = await findPage(this.model, query, {
      filter: ARCHIVED,
      order: LATEST_FIRST,
      select: 'subject startedAt',
    });
    return { items: rows.map(toArchived), total };
  }

  async readArchived(id: string): Promise<ArchivedText> {
    const row = await this.model.findOne({ ...ARCHIVED, _id: toObjectId(id) }).lean<IssueRow>();
    if (!row) throw notFound();
    const blocks = this.media.described(parseMarkdown(row.content));
    return { ...toArchived(row), blocks, excerpt: toExcerpt(textOf(blocks)) };
  }

  async isAnyArchived(): Promise<boolean> {
    return (await this.model.exists(ARCHIVED)) !== null;
  }

  async listAddresses(): Promise<{ _id: string; updatedAt: string }[]> {
    const rows = await this.model.find(ARCHIVED, { updatedAt: 1 }).sort(LATEST_FIRST).lean<IssueRow[]>();
    return rows.map(({ _id, updatedAt }) => ({ _id: _id.toHexString(), updatedAt: updatedAt.toISOString() }));
  }

  private async change(
    id: string,
    from: IssueStatus[],
    otherwise: string,
    toChange: (row: IssueRow) => UpdateQuery<IssueRow>,
  ): Promise<IssueEntity> {
    const changed = await changeRow(this.model, { _id: toObjectId(id) } as QueryFilter<IssueRow>, (row) => {
      if (!from.includes(row.status)) throw conflict(otherwise);
      return toChange(row);
    });
    if (!changed) throw notFound();
    return this.changed(changed.row, changed.before);
  }
}

function toArchived(row: { _id: Types.ObjectId; subject: string; startedAt?: Date }): ArchivedIssue {
  return { _id: row._id.toHexString(), subject: row.subject, sentAt: (row.startedAt ?? new Date(0)).toISOString() };
}
