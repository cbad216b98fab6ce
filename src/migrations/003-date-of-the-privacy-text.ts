import type { Connection } from 'mongoose';
import { PAGE_CALLS } from '../contract/calls/pages.calls';
import { PRIVACY_SLUG, PRIVACY_TEXT_DATE, privacyPage } from '../contract/privacy-page';
import { deliveredMonths, isDeliveredPrivacy } from '../pages/delivered-privacy';
import type { AuditService } from '../platform/audit/audit.service';

const { action } = PAGE_CALLS.update.audited;

/** Records in the audit log, once, that this version replaced the built-in text of `/privacy`. Dated 2026-11-26. */
export async function dateOfThePrivacyText(db: Connection, audit: AuditService): Promise<string | null> {
  const row = await db.collection('pages').findOne({ slug: PRIVACY_SLUG, status: 'published' });
  if (!(row ? wasReplaced(row.content) : await isOlderSite(audit))) return null;
  const last = await audit.findLastOfNobody(action);
  if (last?.changes?.some(({ to }) => to === PRIVACY_TEXT_DATE)) return null;
  await audit.recordOnce(`privacy ${PRIVACY_TEXT_DATE}`, {
    actorId: null,
    action,
    subjectId: row ? String(row._id) : '',
    subjectName: row?.title ?? privacyPage(0).title,
    fields: ['content'],
    changes: [{ field: 'content', from: PRIVACY_TEXT_DATE, to: PRIVACY_TEXT_DATE }],
  });
  return `the default text of /privacy, to the version of ${PRIVACY_TEXT_DATE}`;
}

/**
 * True if the site is older than the current text, because the audit log has an entry from before. This is used if the
 * page was never stored.
 */
async function isOlderSite(audit: AuditService): Promise<boolean> {
  const first = await audit.findFirst();
  return first !== null && first.createdAt < new Date(PRIVACY_TEXT_DATE);
}

/** True if the page contains the built-in text of an earlier version, which the text of this version replaces. */
function wasReplaced(content: string): boolean {
  const months = deliveredMonths(content);
  return isDeliveredPrivacy(content) && ![true, false].some((has) => privacyPage(months, has).content === content);
}
