import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PAGE_CALLS } from '../contract/calls/pages';
import { PRIVACY_SLUG, PRIVACY_TEXT_DATE, privacyPage } from '../contract/privacy-page';
import { AuditService } from '../platform/audit/audit.service';
import { Upgrades } from '../platform/database/upgrades';
import { deliveredMonths, isDeliveredPrivacy } from './delivered-privacy';
import { Page, type PageRow } from './schemas/page.schema';

const { action } = PAGE_CALLS.update.audited;

/**
 * Records once for each text of `/privacy` that a version of the product brought to a site that had another one, as nobody of the staff did it:
 * visitors are told its date, staff find it in the audit log.
 */
@Injectable()
export class DeliveredPrivacyChanges {
  constructor(
    @InjectModel(Page.name) private readonly model: Model<PageRow>,
    private readonly audit: AuditService,
    upgrades: Upgrades,
  ) {
    upgrades.add(() => this.record());
  }

  /** When a version last changed the text here; `null` where none has. */
  async findLast(): Promise<Date | null> {
    return (await this.audit.findLastOfNobody(action))?.createdAt ?? null;
  }

  /** May be called again, and by two processes at once. */
  async record(): Promise<string | null> {
    const row = await this.model.findOne({ slug: PRIVACY_SLUG, status: 'published' }).lean<PageRow>();
    if (!(row ? wasReplaced(row.content) : await this.isOlderSite())) return null;
    const last = await this.audit.findLastOfNobody(action);
    if (last?.changes?.some(({ to }) => to === PRIVACY_TEXT_DATE)) return null;
    await this.audit.recordOnce(`privacy ${PRIVACY_TEXT_DATE}`, {
      actorId: null,
      action,
      subjectId: row ? String(row._id) : '',
      subjectName: row?.title ?? privacyPage(0).title,
      fields: ['content'],
      changes: [{ field: 'content', from: PRIVACY_TEXT_DATE, to: PRIVACY_TEXT_DATE }],
    });
    return `the text of /privacy, which nobody has changed, to that of ${PRIVACY_TEXT_DATE}`;
  }

  /** Of a page that was never stored the first entry tells whether an earlier text was there. */
  private async isOlderSite(): Promise<boolean> {
    const first = await this.audit.findFirst();
    return first !== null && first.createdAt < new Date(PRIVACY_TEXT_DATE);
  }
}

/** Whether it came with an earlier version: the text of this one is shown in its place. */
function wasReplaced(content: string): boolean {
  const months = deliveredMonths(content);
  return isDeliveredPrivacy(content) && ![true, false].some((has) => privacyPage(months, has).content === content);
}
