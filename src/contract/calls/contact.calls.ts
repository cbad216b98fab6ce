import type { BulkDone } from '../bulk';
import type {
  ContactInput,
  ContactMessage,
  ContactReplyInput,
  ContactSort,
  ContactStatistics,
  ContactStatus,
  SortOrder,
} from '../contact';
import type { NoteEntryInput } from '../thread';
import { ACCEPTED, type Calls, type Json, type List, listCall, type PageQuery, type Query } from './call';
import { bulkTrashCalls, trashCalls } from './record-calls';

/** Visitors' calls. Calls of staff are a separate export, so that visitors' pages do not load them. */
export const VISITOR_CONTACT_CALLS = {
  send: {
    method: 'POST',
    path: '/contact',
    who: 'public',
    body: 'json' as Json<ContactInput>,
    answer: ACCEPTED,
    status: 201,
    limit: 'calls',
    isIdempotent: true,
  },
} as const satisfies Calls;

export interface ContactQuery extends PageQuery {
  q?: string;
  status?: ContactStatus;
  sort?: ContactSort;
  order?: SortOrder;
}

export const CONTACT_CALLS = {
  list: listCall('/contact', 'viewer', 'list' as List<ContactMessage>, 'query' as Query<ContactQuery>),
  statistics: {
    method: 'GET',
    path: '/contact/figures',
    who: 'viewer',
    query: 'query' as Query<Pick<ContactQuery, 'q'>>,
    answer: 'json' as Json<ContactStatistics>,
  },
  setStatuses: {
    method: 'POST',
    path: '/contact/bulk/status',
    who: 'editor',
    body: 'json' as Json<{ ids: string[]; status: ContactStatus }>,
    answer: 'json' as Json<BulkDone>,
    audited: { action: 'contact.update', label: 'Changed the status of the message' },
  },
  ...bulkTrashCalls({ kind: 'contact', noun: 'the message', who: 'editor' }),
  read: { method: 'GET', path: '/contact/:id', who: 'viewer', answer: 'json' as Json<ContactMessage> },
  /** Answers 409 if the stored message is newer than `updatedAt`. */
  update: {
    method: 'PUT',
    path: '/contact/:id',
    who: 'editor',
    body: 'json' as Json<{ status: ContactStatus; updatedAt?: string }>,
    answer: 'json' as Json<ContactMessage>,
    audited: { action: 'contact.update', label: 'Changed the status of the message' },
  },
  /** Emails the reply. Answers 502 and stores nothing if the mail server refuses. */
  reply: {
    method: 'POST',
    path: '/contact/reply',
    who: 'editor',
    body: 'json' as Json<ContactReplyInput>,
    answer: ACCEPTED,
    audited: { action: 'contact.reply', label: 'Replied to the message' },
  },
  /** Marks a `new` message as `read`. `updatedAt` does not change, so that colleagues get no edit conflict. */
  open: {
    method: 'POST',
    path: '/contact/:id/open',
    who: 'editor',
    answer: 'json' as Json<ContactMessage>,
    audited: { action: 'contact.open', label: 'Opened the message' },
  },
  note: {
    method: 'POST',
    path: '/contact/:id/messages',
    who: 'editor',
    body: 'json' as Json<NoteEntryInput>,
    answer: 'json' as Json<ContactMessage>,
    status: 201,
    audited: { action: 'contact.note', label: 'Added a note to the message' },
  },
  ...trashCalls({ kind: 'contact', noun: 'the message', who: 'editor', record: 'json' as Json<ContactMessage> }),
} as const satisfies Calls;
