import { type QueryFilter, Types, trusted } from 'mongoose';
import type { RequestFilter } from '../../contract/calls/project.calls';
import type { SortOrder } from '../../contract/contact';
import { asciiDomain } from '../../contract/email-address';
import { daysAfter, lusakaDay, startOf } from '../../contract/lusaka-day';
import { tidyEnd } from '../../contract/path-segments';
import { firstDigits, searchDigits } from '../../contract/phone';
import { type LastEvent, NOBODY, type RequestRow, type RequestSort, type RequestState } from '../../contract/work-list';
import type { Order } from '../../platform/http/find-page';
import { holds } from '../../platform/search/search-pattern';
import { type ProjectRequestRow, toAssignee, toProjectRequest } from '../schemas/project-request.schema';
import { asOf, type Quote } from '../schemas/quote.schema';
import { threadOf } from '../schemas/thread.schema';
import { datedDuesOf } from '../statistics/overdue';

type Filter = QueryFilter<ProjectRequestRow>;

export function toFilter({ q, assignee, status }: RequestFilter & { status?: RequestState }, now: Date): Filter {
  return {
    ...(q && { $or: searchesFor(q) }),
    ...(assignee && { 'assignee._id': assignee === NOBODY ? null : new Types.ObjectId(assignee) }),
    ...(status && statusFilter(status, now)),
  } as Filter;
}

function searchesFor(q: string): Filter[] {
  const words = q.split(/\s+/).map((word) => ({
    $or: [
      { name: holds(word) },
      { organisation: holds(word) },
      { email: holds(asciiDomain(word)) },
      { description: holds(word) },
    ],
  }));
  const id = /[0-9a-f]{24}/i.exec(q)?.[0];
  const digits = searchDigits(q);
  const first = firstDigits(q);
  return [
    { $and: words },
    { 'quote.number': holds(tidyEnd(q) || q), 'quote.revisions.revision': 1 },
    ...(digits ? [{ phone: trusted({ $regex: apart(digits) }) }] : []),
    ...(first ? [{ phone: trusted({ $regex: `^[^0-9]*((00)?260)?[^0-9]*0?[^0-9]*${apart(first)}` }) }] : []),
    ...(id ? [{ _id: new Types.ObjectId(id) }] : []),
  ] as Filter[];
}

/** Matches the digits with any other characters between them. */
const apart = (digits: string): string => [...digits].join('[^0-9]*');

function statusFilter(status: RequestState, now: Date): object {
  if (status !== 'expired') return { status };
  const isOver = { 'quote.status': 'sent', 'quote.validUntil': trusted({ $lt: lusakaDay(now) }) };
  return { status: 'quoted', $and: [{ $or: [{ 'quote.status': 'expired' }, isOver] }] };
}

/** Returns the order of a list. It always ends with the id, so that no request is on two pages of the list. */
export function toOrder(sort: RequestSort = 'createdAt', order: SortOrder = 'desc'): Order {
  const direction = order === 'asc' ? 1 : -1;
  switch (sort) {
    case 'total':
      return { 'quote.currency': direction, 'quote.price': direction, _id: direction };
    case 'validUntil':
      return { 'quote.validUntil': direction, _id: direction };
    case 'createdAt':
    case 'updatedAt':
      return { [sort]: direction, _id: direction };
  }
}

/** Fields that the list does not read from the database: long texts, which its rows do not show. */
export const ROW_FIELDS = '-thread.text -quote.revisions.notes -quote.revisions.lines';

export function toRequestRow(row: ProjectRequestRow, now: Date, lateFrom: Date): RequestRow {
  const quote = row.quote ? asOf(row.quote, now) : null;
  return {
    ...toProjectRequest(row),
    assignee: toAssignee(row),
    quoteStatus: quote?.status ?? null,
    number: (quote && quote.revisions.length > 0 && quote.number) || null,
    total: quote?.price ?? null,
    currency: quote ? (quote.currency ?? 'USD') : null,
    validUntil: quote?.validUntil ?? null,
    isLate:
      (['pending', 'in_review'].includes(row.status) && row.createdAt < lateFrom) ||
      (datedDuesOf(row, now)?.overdue ?? 0) > 0,
    lastEvent: lastEventOf(row, quote),
  };
}

/** Returns the newest event. If two events have the same time, the later one in the list is returned. */
function lastEventOf(row: ProjectRequestRow, quote: Quote | null): LastEvent {
  const events: LastEvent[] = [
    { kind: 'request', at: row.createdAt.toISOString(), by: '' },
    ...threadOf(row).map(({ kind, at, by, savedToOutbox }) => ({
      kind,
      at,
      by: kind === 'question' ? '' : by,
      ...(savedToOutbox && { savedToOutbox }),
    })),
    ...(quote ? quoteEvents(quote) : []),
  ];
  return events.reduce((last, event) => (event.at >= last.at ? event : last));
}

function quoteEvents({ status, revisions, answer, updatedAt, validUntil }: Quote): LastEvent[] {
  const isOver = status === 'expired' && validUntil;
  return [
    ...(status === 'draft' ? [{ kind: 'draft' as const, at: updatedAt.toISOString(), by: '' }] : []),
    ...revisions.map(({ revision, sentAt, savedToOutbox, byHand }) => ({
      kind: 'sent' as const,
      at: sentAt.toISOString(),
      by: '',
      revision,
      ...(savedToOutbox && { savedToOutbox }),
      ...(byHand && { byHand }),
    })),
    ...(isOver ? [{ kind: status, at: startOf(daysAfter(validUntil, 1)).toISOString(), by: '' }] : []),
    ...(answer && (status === 'accepted' || status === 'rejected')
      ? [
          {
            kind: status,
            at: answer.at.toISOString(),
            by: '',
            answeredBy: answer.by,
            declineReason: answer.reason ?? ('' as const),
          },
        ]
      : []),
  ];
}
