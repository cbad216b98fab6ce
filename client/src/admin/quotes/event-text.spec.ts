import type { LastEvent } from '@contract/work-list';
import { eventText } from './event-text';

const at = '2026-11-20T08:00:00.000Z';

it.each<[Omit<LastEvent, 'at' | 'by'> & { by?: string }, string]>([
  [{ kind: 'request' }, 'Quote requested'],
  [{ kind: 'sent', revision: 1 }, 'Quote sent'],
  [{ kind: 'sent', revision: 2 }, 'Revision 2 sent'],
  [{ kind: 'sent', revision: 1, byHand: true }, 'Quote available'],
  [{ kind: 'sent', revision: 1, savedToOutbox: true }, 'Quote not emailed'],
  [{ kind: 'sent', revision: 2, savedToOutbox: true }, 'Revision 2 not emailed'],
  [{ kind: 'reply', by: 'Thandiwe' }, 'Reply by email by Thandiwe'],
  [{ kind: 'reply', by: 'Thandiwe', savedToOutbox: true }, 'Reply (not emailed) by Thandiwe'],
  [{ kind: 'note', by: 'Thandiwe' }, 'Note by Thandiwe'],
  [{ kind: 'question' }, 'Question from the client'],
  [{ kind: 'rejected', answeredBy: 'client', declineReason: 'price' }, 'Declined: The price'],
  [{ kind: 'rejected', answeredBy: 'client', declineReason: '' }, 'Declined by the client'],
  [{ kind: 'rejected', answeredBy: 'staff' }, 'Closed'],
  [{ kind: 'accepted', answeredBy: 'client' }, 'Accepted by the client'],
  [{ kind: 'expired' }, 'Quote expired'],
])('describes %j as %s', (event, words) => {
  expect(eventText({ at, by: '', ...event })).toBe(words);
});
