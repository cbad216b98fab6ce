import { withoutGaps } from './clean-text';
import type { DeclineReason } from './decline-reasons';
import type { Accepted, Stored } from './errors';
import {
  type BodyOf,
  choice,
  email,
  type InputOf,
  knownEmail,
  must,
  optionalText,
  phone,
  requiredLine,
  requiredText,
} from './fields';
import { LIMITS } from './limits';
import type { Emailed } from './mail';
import type { PaidWord, Payment, VisitorPayment } from './payments';
import type { QuoteTermsInput } from './quote-fields';
import type { QuoteLine, QuoteTerms } from './terms';
import type { ThreadEntry, VisitorThreadEntry } from './thread';

export const PROJECT_SCOPES = ['small', 'medium', 'large', 'enterprise'] as const;
export type ProjectScope = (typeof PROJECT_SCOPES)[number];
export const DEFAULT_PROJECT_SCOPE: ProjectScope = 'medium';
export const PROJECT_SCOPE_LABELS: Record<ProjectScope, string> = {
  small: 'Basic features, simple design, limited functionality',
  medium: 'Standard features, custom design, moderate complexity',
  large: 'Advanced features, premium design, complex functionality',
  enterprise: 'Comprehensive solution, integration with multiple systems, high scalability',
};
export const TIMEFRAMES = ['urgent', '1month', '3months', '6months', 'flexible'] as const;
export type Timeframe = (typeof TIMEFRAMES)[number];
export const DEFAULT_TIMEFRAME: Timeframe = 'flexible';
export const TIMEFRAME_LABELS: Record<Timeframe, string> = {
  urgent: 'Urgent (ASAP)',
  '1month': 'Within 1 Month',
  '3months': 'Within 3 Months',
  '6months': 'Within 6 Months',
  flexible: 'Flexible',
};

export const TEAM_SIZES = ['small', 'medium', 'large', 'custom'] as const;
export type TeamSize = (typeof TEAM_SIZES)[number];
export const DEFAULT_TEAM_SIZE: TeamSize = 'medium';
export const TEAM_SIZE_LABELS: Record<TeamSize, string> = {
  small: '1-2 members',
  medium: '3-5 members',
  large: '6-10 members',
  custom: 'Custom team size',
};

export const PROJECT_STATUSES = ['pending', 'in_review', 'quoted', 'accepted', 'rejected'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];
export const PROJECT_STATUS_LABELS: Record<ProjectStatus, string> = {
  pending: 'Pending',
  in_review: 'In Review',
  quoted: 'Quoted',
  accepted: 'Accepted',
  rejected: 'Rejected',
};

export const QUOTE_STATUSES = ['draft', 'sent', 'accepted', 'rejected', 'expired'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];
/** Statuses of an answered quote. */
export const QUOTE_ENDS = ['accepted', 'rejected'] as const satisfies readonly QuoteStatus[];
export const QUOTE_STATUS_LABELS: Record<QuoteStatus, string> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  rejected: 'Rejected',
  expired: 'Expired',
};

/** Initial values of the quote dialog. */
export const NEW_QUOTE = {
  price: 0,
  timeEstimate: 4,
  teamSize: 'Small Team (2-3 people)',
  notes: '',
  status: 'draft',
} as const satisfies Omit<QuoteInput, 'projectRequestId'>;

/** Interval at which the client's page reloads the quote. */
export const QUOTE_POLL_SECONDS = 30;

/** Default labels of fields that only this organisation asks for. */
export const REQUEST_LABELS = {
  projectScope: 'Project Scope',
  teamSize: 'Team Size',
  description: 'Project Description',
} as const;

/** Choices of the client. */
export const PROJECT_CHOICES = {
  projectScope: choice(REQUEST_LABELS.projectScope, PROJECT_SCOPE_LABELS, DEFAULT_PROJECT_SCOPE, {
    subject: 'Scope',
    takesNull: true,
  }),
  teamSize: choice(REQUEST_LABELS.teamSize, TEAM_SIZE_LABELS, DEFAULT_TEAM_SIZE, {
    subject: 'Team size',
    takesNull: true,
  }),
  timeframe: choice('Timeframe', TIMEFRAME_LABELS, DEFAULT_TIMEFRAME, { takesNull: true }),
};

/** Default hint below the description. */
export const DESCRIPTION_HINT = 'What should it do, for whom, and what do you use today?';

/** Default error for a missing description. */
export const DESCRIPTION_ASK = 'Please describe your project.';

/** Fields that a visitor sends. */
export const PROJECT_FIELDS = {
  name: requiredLine('Name', LIMITS.name, { ask: 'Please enter your name.' }),
  email: email({ ask: 'Please enter your email address.' }),
  phone: phone(),
  /** The client's organisation, printed on the quotation. */
  organisation: optionalText('Organisation', LIMITS.organisation, { holds: 'line' }),
  /** `_id` or slug of a service. */
  serviceId: requiredText('Service', LIMITS.slug, { ask: 'Please choose a service.' }),
  ...PROJECT_CHOICES,
  description: requiredText(REQUEST_LABELS.description, LIMITS.description, {
    subject: 'Description',
    hint: DESCRIPTION_HINT,
    ask: DESCRIPTION_ASK,
    tidy: withoutGaps,
  }),
};

/** Fields to find the requests of a client who lost the link. */
export const FIND_FIELDS = { email: knownEmail() };

export type ProjectRequestInput = BodyOf<typeof PROJECT_FIELDS>;

/** Fields that staff can change. */
export const PROJECT_STATUS_FIELDS = { status: must(choice('Status', PROJECT_STATUS_LABELS, 'pending')) };

/** The service with its title when the request was sent; it outlives the service. */
export interface RequestedService {
  _id: string;
  title: string;
}

export interface ProjectRequest
  extends Omit<InputOf<typeof PROJECT_FIELDS & typeof PROJECT_STATUS_FIELDS>, 'serviceId'>,
    Stored {
  serviceId: RequestedService;
}

/** The assigned member of staff. The name is a copy, which outlives the account. */
export interface Assignee {
  _id: string;
  name: string;
}

/** A single request; lists leave out the conversation. */
export interface ProjectRequestWithThread extends ProjectRequest {
  assignee: Assignee | null;
  /** Oldest first. */
  thread: ThreadEntry[];
}

export interface Pagination {
  total: number;
  page: number;
  limit: number;
  pages: number;
}

/** Missing fields stay unchanged. */
export interface QuoteInput extends QuoteTermsInput {
  projectRequestId: string;
  /** With lines, their sum is the price. An empty list removes them. */
  lines?: QuoteLine[];
  status: QuoteStatus;
  /** Reason, such as "by phone, the bursar"; stored with name and time. */
  note?: string;
  /** True if the quote is emailed right after, so that the client gets no separate email about a revision. */
  isMailed?: boolean;
}

/** Terms as sent to the client. */
export interface QuoteRevision extends QuoteTerms {
  /** From 1. */
  revision: number;
  sentAt: string;
}

/** A revision as the back office reads it. */
export interface SentRevision extends QuoteRevision, Emailed {
  /** Time at which the client's page first showed it; missing before. */
  seenAt?: string;
}

/** Who accepted or rejected. A quote rejected by the client is declined, one rejected by staff is closed. */
export const QUOTE_ANSWERERS = ['client', 'staff'] as const;
export type QuoteAnswerer = (typeof QUOTE_ANSWERERS)[number];

/** Data of a quotation besides its terms. */
interface Numbered {
  /** Example: `Q-2026-0042`. Given at the first sending; `null` before. */
  number: string | null;
  /** Taxpayer number of the organisation when the quote was created; may be empty. */
  tpin: string;
}

/** An ended quote that staff reopened. */
export interface Reopening {
  at: string;
  /** Status before reopening. */
  from: (typeof QUOTE_ENDS)[number];
}

export interface Quote extends QuoteTerms, Numbered, Stored {
  projectRequestId: string;
  /** A sent quote past `validUntil` reads as expired. */
  status: QuoteStatus;
  /** Number of the newest revision; 0 if never sent. */
  revision: number;
  /** Oldest first. The last has the terms of a sent, expired or accepted quote. */
  revisions: SentRevision[];
  /** `null` unless accepted or rejected. */
  answeredBy: QuoteAnswerer | null;
  /** Time of the answer. */
  answeredAt: string | null;
  /** Client's reason to decline; may be empty. */
  declineReason: DeclineReason | '';
  declineText: string;
  /** Oldest first; at most the newest 50. */
  reopenings: Reopening[];
  /** In the order of recording. They stay if the quote is reopened. */
  payments: Payment[];
  /** The open payment report, or `null`. */
  saidPaid: PaidWord | null;
}

/** Summary of one sending. */
export type QuoteSending = Pick<QuoteRevision, 'revision' | 'price' | 'currency' | 'sentAt'>;

/** The quote as the client sees it: the revision sent last, never a draft. */
export interface VisitorQuote extends QuoteTerms, Numbered, Stored {
  status: Exclude<QuoteStatus, 'draft'>;
  /** Revision of these terms; accepting them sends it along. */
  revision: number;
  sentAt: string;
  /** The revision before, so that the page can show the changes. */
  previous: QuoteRevision | null;
  /** All sendings, oldest first. */
  sendings: QuoteSending[];
  answeredBy: QuoteAnswerer | null;
  /** `null` unless accepted or rejected. */
  answeredAt: string | null;
  /** The client's reason; may be empty. */
  declineReason: DeclineReason | '';
}

export interface AcceptQuote {
  /** The request's email address. */
  email: string;
  /** Revision that the client read. 409 with the quote in `current` if it is not the newest. */
  revision: number;
}

export interface FindRequests {
  /** Email address of the requests. */
  email: string;
}

export interface DeclineQuote {
  email: string;
  /** Checked if given. */
  revision?: number;
  reason?: DeclineReason;
  text?: string;
}

export interface ProjectRequestAccepted {
  success: true;
  message: string;
  msg: string;
  requestId: string;
}

/** Answer of `GET /project/track/{id}`. It has no contact data, because the id is part of links. */
export interface TrackedRequest {
  requestId: string;
  /** Name of the client. */
  name: string;
  /** May be empty. */
  organisation: string;
  /** The client's description of the project. */
  description: string;
  status: ProjectStatus;
  service: string;
  projectScope: ProjectScope;
  createdAt: string;
  quote: VisitorQuote | null;
  /** `null` unless the quote is accepted. */
  payment: VisitorPayment | null;
  /** Oldest first. */
  thread: VisitorThreadEntry[];
}

/** Answer to an entry of staff, with the updated request. */
export interface ThreadEntryTaken extends Accepted {
  request: ProjectRequestWithThread;
}

export interface QuoteSent {
  success: true;
  message: string;
  msg: string;
  quote: Quote;
}

export const PROJECT_TEXTS = {
  submitted: 'Your project request has been submitted successfully.',
  failed: 'An error occurred. Please try again.',
} as const;
