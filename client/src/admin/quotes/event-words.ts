import { DECLINE_REASON_LABELS } from '@contract/decline-reasons';
import { STAFF_ENTRY_LABELS } from '@contract/thread';
import type { LastEvent } from '@contract/work-list';

/** "Revision 2 sent", "Note by Thandiwe Mwansa", "Declined: The price". */
export function eventWords({ kind, by, revision = 1, answeredBy, declineReason }: LastEvent): string {
  switch (kind) {
    case 'request':
      return 'Asked for a quote';
    case 'question':
      return 'Question from the client';
    case 'draft':
      return 'Draft saved';
    case 'sent':
      return revision === 1 ? 'Quote sent' : `Revision ${revision} sent`;
    case 'expired':
      return 'Quote expired';
    case 'accepted':
      return answeredBy === 'client' ? 'Accepted by the client' : 'Accepted';
    case 'rejected':
      if (answeredBy !== 'client') return 'Closed';
      return declineReason ? `Declined: ${DECLINE_REASON_LABELS[declineReason]}` : 'Declined by the client';
    default:
      return `${STAFF_ENTRY_LABELS[kind]} by ${by}`;
  }
}
