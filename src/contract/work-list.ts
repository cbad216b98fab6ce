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

/** Filters of a list of requests; `expired` means `quoted` with an expired quote. */
export const REQUEST_STATES = [...PROJECT_STATUSES, 'expired'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** `updatedAt`: time of the last change; `total` and `validUntil` are the quote's. */
export const REQUEST_SORTS = ['createdAt', 'updatedAt', 'total', 'validUntil'] as const;
export type RequestSort = (typeof REQUEST_SORTS)[number];

/** Used as assignee's id: unassigned requests. */
export const NOBODY = 'nobody';

/** Latest event of a request. */
export interface LastEvent extends Emailed {
  /** `request`: it arrived; `draft`: the quote was saved; others: a conversation entry, or the quote's status. */
  kind: 'request' | ThreadKind | Exclude<QuoteStatus, 'sent'> | 'sent';
  at: string;
  /** Name of the staff author; empty for other events. */
  by: string;
  /** Revision of a sent quote, from 1. */
  revision?: number;
  /** Who answered. A quote rejected by the client is declined, one rejected by staff is closed. */
  answeredBy?: QuoteAnswerer;
  declineReason?: DeclineReason | '';
}

/** A request in the work list; fields of the quote are `null` without one. */
export interface RequestRow extends ProjectRequest {
  assignee: Assignee | null;
  /** Current status: a sent quote past `validUntil` is expired. */
  quoteStatus: QuoteStatus | null;
  number: string | null;
  total: number | null;
  currency: Currency | null;
  validUntil: string | null;
  /** True if overdue. */
  isLate: boolean;
  lastEvent: LastEvent;
}

export interface ProjectRequestList {
  projectRequests: RequestRow[];
  pagination: Pagination;
}

/** Sum of several quotes in one currency. */
export interface Money {
  currency: Currency;
  total: number;
}

/** Counts and sums for the tabs and columns, with the same search and assignee as the list. */
export interface RequestFigures {
  all: number;
  counts: Record<RequestState, number>;
  /** Sums by currency; currencies without quotes are missing. */
  sums: {
    drafts: Money[];
    /** Without expired quotes. */
    quoted: Money[];
    /** Accepted in this month, in Lusaka. */
    won: Money[];
  };
  /** Overdue requests. */
  late: number;
  /** The oldest request that waits for an answer. */
  oldestId: string | null;
}

export const ASSIGNEE_REFUSED = 'Assign requests to an active editor or administrator only.';
