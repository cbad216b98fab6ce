import type { Connection } from 'mongoose';
import { PAGE_CALLS } from '../contract/calls/pages.calls';
import { PRIVACY_SLUG, PRIVACY_TEXT_DATE, privacyPage } from '../contract/privacy-page';
import { isDefaultPrivacy, monthsNamedIn, privacySum } from '../pages/default-privacy';
import type { AuditService } from '../platform/audit/audit.service';

const { action } = PAGE_CALLS.update.audited;

/** Records once that this version has replaced the default text of `/privacy`. Added on 2026-11-26. */
export async function dateOfThePrivacyText(db: Connection, audit: AuditService): Promise<string | null> {
  const row = await db.collection('pages').findOne({ slug: PRIVACY_SLUG, status: 'published' });
  if (!(row ? wasReplaced(row.content) : await isOlderSite(audit))) return null;
  const last = await audit.findLastWithoutActor(action);
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
 * True if the first entry of the audit log is older than the current privacy text, so the site existed before. Used if
 * `/privacy` was never stored, because there is no stored text to compare.
 */
async function isOlderSite(audit: AuditService): Promise<boolean> {
  const first = await audit.findFirst();
  return first !== null && first.createdAt < new Date(PRIVACY_TEXT_DATE);
}

/** True if the page has the default text of an earlier version of the product, and this version has another text. */
function wasReplaced(content: string): boolean {
  const months = monthsNamedIn(content);
  const current = [true, false].map((has) => privacySum(privacyPage(months, has).content));
  return isDefaultPrivacy(content) && !current.includes(privacySum(content));
}
