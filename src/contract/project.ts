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
/** Those in which somebody has answered. */
export const QUOTE_ENDS = ['accepted', 'rejected'] as const satisfies readonly QuoteStatus[];
export const QUOTE_STATUS_LABELS: Record<QuoteStatus, string> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  rejected: 'Rejected',
  expired: 'Expired',
};

/** What the quote dialog starts with. */
export const NEW_QUOTE = {
  price: 0,
  timeEstimate: 4,
  teamSize: 'Small Team (2-3 people)',
  notes: '',
  status: 'draft',
} as const satisfies Omit<QuoteInput, 'projectRequestId'>;

/** How often the visitor's panel asks again. */
export const QUOTE_POLL_SECONDS = 30;

/** What the form calls what only this organisation asks for, as delivered. */
export const REQUEST_LABELS = {
  projectScope: 'Project Scope',
  teamSize: 'Team Size',
  description: 'Project Description',
} as const;

/** What the client chooses of a few. */
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

/** Below the box for the description, as delivered. */
export const DESCRIPTION_HINT = 'What should it do, for whom, and what do you use today?';

/** Where it is missing, as delivered. */
export const DESCRIPTION_ASK = 'Please describe your project.';

/** What a visitor sends. */
export const PROJECT_FIELDS = {
  name: requiredLine('Name', LIMITS.name, { ask: 'Please enter your name.' }),
  email: email({ ask: 'Please enter your email address.' }),
  phone: phone(),
  /** The client's: it stands on the quotation. */
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

/** What finds the requests of a client who has lost the link. */
export const FIND_FIELDS = { email: knownEmail() };

export type ProjectRequestInput = BodyOf<typeof PROJECT_FIELDS>;

/** What staff change of it. */
export const PROJECT_STATUS_FIELDS = { status: must(choice('Status', PROJECT_STATUS_LABELS, 'pending')) };

/** The service as it was when the request came: the title stays when the service goes. */
export interface RequestedService {
  _id: string;
  title: string;
}

export interface ProjectRequest
  extends Omit<InputOf<typeof PROJECT_FIELDS & typeof PROJECT_STATUS_FIELDS>, 'serviceId'>,
    Stored {
  serviceId: RequestedService;
}

/** A member of staff to whom a request was given, as they were called then: the name stays when the account goes. */
export interface Assignee {
  _id: string;
  name: string;
}

/** One request by itself; lists leave out the conversation. */
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

/** What is missing stays as it is stored. */
export interface QuoteInput extends QuoteTermsInput {
  projectRequestId: string;
  /** With lines the price follows from them; none take them away. */
  lines?: QuoteLine[];
  status: QuoteStatus;
  /** Why staff say so ("by phone, the bursar"); kept with name and time. */
  note?: string;
  /** The mail with the quote follows at once: the client gets no word of a revision beside it. */
  isMailed?: boolean;
}

/** Terms as they were sent to the client once. */
export interface QuoteRevision extends QuoteTerms {
  /** From 1. */
  revision: number;
  sentAt: string;
}

/** The same as the office reads it. */
export interface SentRevision extends QuoteRevision, Emailed {
  /** When the client's page showed it first; missing while it has not. */
  seenAt?: string;
}

/** Who accepted or rejected: a quote that the client rejects is declined, one that staff reject is closed. */
export const QUOTE_ANSWERERS = ['client', 'staff'] as const;
export type QuoteAnswerer = (typeof QUOTE_ANSWERERS)[number];

/** What a quotation says beside its terms. */
interface Numbered {
  /** `Q-2026-0042`, given when it is sent first; `null` before. */
  number: string | null;
  /** The tax number of the organisation as the settings had it when the quote was begun; may be empty. */
  tpin: string;
}

/** An end that staff took back. */
export interface Reopening {
  at: string;
  /** What the quote was before. */
  from: (typeof QUOTE_ENDS)[number];
}

export interface Quote extends QuoteTerms, Numbered, Stored {
  projectRequestId: string;
  /** A sent one whose last day is over reads as expired. */
  status: QuoteStatus;
  /** How often the client was sent terms: 0 while they never were; the number of the newest of `revisions`. */
  revision: number;
  /** Oldest first. The terms of a sent, expired or accepted quote are those of the last. */
  revisions: SentRevision[];
  /** `null` unless the quote is accepted or rejected. */
  answeredBy: QuoteAnswerer | null;
  /** When that was. */
  answeredAt: string | null;
  /** Why the client declined; empty where the client did not say. */
  declineReason: DeclineReason | '';
  declineText: string;
  /** Oldest first; the newest of them where there were many. */
  reopenings: Reopening[];
  /** In the order in which they were recorded. They stay when the quote is reopened. */
  payments: Payment[];
  /** `null` while the client has said nothing of the kind, and once somebody has looked. */
  saidPaid: PaidWord | null;
}

/** What one sending came to. */
export type QuoteSending = Pick<QuoteRevision, 'revision' | 'price' | 'currency' | 'sentAt'>;

/** The quote as its visitor sees it: what was sent last; never a draft. */
export interface VisitorQuote extends QuoteTerms, Numbered, Stored {
  status: Exclude<QuoteStatus, 'draft'>;
  /** Of the terms shown: whoever accepts them sends it along. */
  revision: number;
  sentAt: string;
  /** What was sent before that, so that the page can say what changed. */
  previous: QuoteRevision | null;
  /** Every one there was, oldest first. */
  sendings: QuoteSending[];
  answeredBy: QuoteAnswerer | null;
  /** `null` unless it was accepted or rejected. */
  answeredAt: string | null;
  /** The client's own word; empty where there was none. */
  declineReason: DeclineReason | '';
}

export interface AcceptQuote {
  /** The one that the request was sent with. */
  email: string;
  /** Of the quote that was shown: another than the current one is a 409 with the visitor's quote in `current`. */
  revision: number;
}

export interface FindRequests {
  /** The one that the requests were sent with. */
  email: string;
}

export interface DeclineQuote {
  email: string;
  /** Compared when given. */
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

/** Answer of `GET /project/track/{id}`. Holds nothing by which the person could be reached: the id travels in links. */
export interface TrackedRequest {
  requestId: string;
  /** Of whoever asked. */
  name: string;
  /** Empty where they named none. */
  organisation: string;
  /** What was asked. */
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

/** Answer to an entry of staff, with the request as it is then. */
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
