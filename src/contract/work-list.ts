import type { DeclineReason } from './decline-reasons';
import type { Emailed } from './mail';
import {
  type Assignee,
  type Pagination,
  PROJECT_STATUSES,
  type ProjectRequest,
  type QuoteAnswerer,
  type QuoteStatus,
} from './project';
import type { Currency } from './terms';
import type { ThreadKind } from './thread';

/** What a list of requests is narrowed to: `expired` are those `quoted` whose quote's last day is over. */
export const REQUEST_STATES = [...PROJECT_STATUSES, 'expired'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** `updatedAt`: by the last change; `total` and `validUntil` are the quote's. */
export const REQUEST_SORTS = ['createdAt', 'updatedAt', 'total', 'validUntil'] as const;
export type RequestSort = (typeof REQUEST_SORTS)[number];

/** In the place of an assignee's id: requests that nobody has been given. */
export const NOBODY = 'nobody';

/** What happened to a request last. */
export interface LastEvent extends Emailed {
  /** `request`: it came; `draft`: the quote was saved; otherwise an entry of the conversation, or what became of the quote. */
  kind: 'request' | ThreadKind | Exclude<QuoteStatus, 'sent'> | 'sent';
  at: string;
  /** Name of the member of staff who wrote it; empty for everything else. */
  by: string;
  /** Of a sent quote: 1 is the first. */
  revision?: number;
  /** Of an answer: a quote that the client rejects is declined, one that staff reject is closed. */
  answeredBy?: QuoteAnswerer;
  declineReason?: DeclineReason | '';
}

/** A request as the work list shows it; what is of the quote is `null` while there is none. */
export interface RequestRow extends ProjectRequest {
  assignee: Assignee | null;
  /** By then: a sent one whose last day is over reads as expired. */
  quoteStatus: QuoteStatus | null;
  number: string | null;
  total: number | null;
  currency: Currency | null;
  validUntil: string | null;
  /** Nobody has answered within the promised time. */
  isLate: boolean;
  lastEvent: LastEvent;
}

export interface ProjectRequestList {
  projectRequests: RequestRow[];
  pagination: Pagination;
}

/** What several quotes come to, in one currency. */
export interface Money {
  currency: Currency;
  total: number;
}

/** What stands on the tabs and above the columns; of the same search and assignee as the list. */
export interface RequestFigures {
  all: number;
  counts: Record<RequestState, number>;
  /** By currency; a currency of which there is nothing is missing. */
  sums: {
    drafts: Money[];
    /** Without those that have expired. */
    quoted: Money[];
    /** Accepted in this month, in Lusaka. */
    won: Money[];
  };
  /** That nobody has answered within the promised time. */
  late: number;
  /** Of those that wait for an answer. */
  oldestId: string | null;
}

export const ASSIGNEE_REFUSED = 'A request can be given to an active editor or administrator.';
