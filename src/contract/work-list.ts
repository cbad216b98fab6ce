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

/** Filters of the list of requests. `expired` selects requests whose quote has expired. */
export const REQUEST_STATES = [...PROJECT_STATUSES, 'expired'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** `updatedAt` is the time of the last change. `total` and `validUntil` belong to the quote. */
export const REQUEST_SORTS = ['createdAt', 'updatedAt', 'total', 'validUntil'] as const;
export type RequestSort = (typeof REQUEST_SORTS)[number];

/** Value of the assignee filter that finds unassigned requests. */
export const NOBODY = 'nobody';

export interface LastEvent extends Emailed {
  /** `request`: it arrived. `draft`: staff saved the quote. Others: entries of the conversation, quote statuses. */
  kind: 'request' | ThreadKind | QuoteStatus;
  at: string;
  /** Name of the colleague who acted. Empty if the client or the server caused the event. */
  by: string;
  revision?: number;
  /** True if staff set the status of the quote and did not email it. */
  byHand?: boolean;
  /** Side that answered. A quote is declined if the client rejects it, closed if staff reject it. */
  answeredBy?: QuoteAnswerer;
  declineReason?: DeclineReason | '';
}

/** A request in the work list. Without a quote, all fields of the quote are `null`. */
export interface RequestRow extends ProjectRequest {
  assignee: Assignee | null;
  /** A sent quote has the status `expired` after `validUntil`. */
  quoteStatus: QuoteStatus | null;
  number: string | null;
  total: number | null;
  currency: Currency | null;
  validUntil: string | null;
  /** True if the promised answer or a payment is overdue. */
  isLate: boolean;
  lastEvent: LastEvent;
}

export interface ProjectRequestList {
  projectRequests: RequestRow[];
  pagination: Pagination;
}

export interface Money {
  currency: Currency;
  total: number;
}

/** Counts and sums above the work list. They cover only requests that match the current search and assignee. */
export interface RequestStatistics {
  all: number;
  counts: Record<RequestState, number>;
  /** Totals of the quotes, one for each currency. Currencies without quotes are left out. */
  sums: {
    drafts: Money[];
    quoted: Money[];
    won: Money[];
  };
  late: number;
  /** Id of the request that has waited longest for an answer. */
  oldestId: string | null;
}

export const ASSIGNEE_REFUSED = 'You can assign requests only to an active editor or administrator.';
