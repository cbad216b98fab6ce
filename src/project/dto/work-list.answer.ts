import { DECLINE_REASONS } from '../../contract/decline-reasons';
import { type Pagination, QUOTE_ANSWERERS, QUOTE_STATUSES } from '../../contract/project';
import { CURRENCIES } from '../../contract/terms';
import { THREAD_KINDS } from '../../contract/thread';
import type { LastEvent, Money, ProjectRequestList, RequestFigures, RequestRow } from '../../contract/work-list';
import {
  amount,
  count,
  day,
  flag,
  id,
  listOf,
  object,
  oneOf,
  optional,
  orNull,
  shape,
  text,
  time,
} from '../../platform/openapi/shape';
import { ASSIGNEE, REQUEST } from './project-request.answer';

const LAST_EVENT = object<LastEvent>({
  kind: oneOf([...new Set(['request', ...THREAD_KINDS, ...QUOTE_STATUSES])]),
  at: time,
  by: text,
  revision: optional(count),
  answeredBy: optional(oneOf(QUOTE_ANSWERERS)),
  declineReason: optional(oneOf([...DECLINE_REASONS, ''])),
  savedToOutbox: optional(flag),
});

const ROW = shape<RequestRow>('RequestRow', {
  ...REQUEST,
  assignee: orNull(ASSIGNEE),
  quoteStatus: orNull(oneOf(QUOTE_STATUSES)),
  number: orNull(text),
  total: orNull(amount),
  currency: orNull(oneOf(CURRENCIES)),
  validUntil: orNull(day),
  isLate: flag,
  lastEvent: LAST_EVENT,
});

export const PROJECT_REQUEST_LIST = shape<ProjectRequestList>('ProjectRequestList', {
  projectRequests: listOf(ROW),
  pagination: object<Pagination>({ total: count, page: count, limit: count, pages: count }),
});

const MONEY = listOf(object<Money>({ currency: oneOf(CURRENCIES), total: amount }));

export const REQUEST_FIGURES = shape<RequestFigures>('RequestFigures', {
  all: count,
  counts: object<RequestFigures['counts']>({
    pending: count,
    in_review: count,
    quoted: count,
    accepted: count,
    rejected: count,
    expired: count,
  }),
  sums: object<RequestFigures['sums']>({ drafts: MONEY, quoted: MONEY, won: MONEY }),
  late: count,
  oldestId: orNull(id),
});
