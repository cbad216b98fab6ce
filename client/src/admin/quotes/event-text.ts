import { DECLINE_REASON_LABELS } from '@contract/decline-reasons';
import { emailedText } from '@contract/mail';
import { STAFF_ENTRY_LABELS } from '@contract/thread';
import type { LastEvent } from '@contract/work-list';

/** Describes the last event of a request, for example "Revision 2 sent" or "Declined: The price". */
export function eventText(event: LastEvent): string {
  const { kind, by, revision = 1, answeredBy, declineReason } = event;
  switch (kind) {
    case 'request':
      return 'Quote requested';
    case 'question':
      return 'Question from the client';
    case 'draft':
      return 'Draft saved';
    case 'sent':
      return [
        revision === 1 ? 'Quote' : `Revision ${revision}`,
        emailedText(event, event.byHand ? 'available' : 'sent'),
      ].join(' ');
    case 'expired':
      return 'Quote expired';
    case 'accepted':
      return answeredBy === 'client' ? 'Accepted by the client' : 'Accepted';
    case 'rejected':
      if (answeredBy !== 'client') return 'Closed';
      return declineReason ? `Declined: ${DECLINE_REASON_LABELS[declineReason]}` : 'Declined by the client';
    case 'reply':
      return `${emailedText(event, STAFF_ENTRY_LABELS.reply, 'Reply (not emailed)')} by ${by}`;
    default:
      return `${STAFF_ENTRY_LABELS[kind]} by ${by}`;
  }
}
