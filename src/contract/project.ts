import { withoutGaps } from './clean-text';
import type { DeclineReason } from './decline-reasons';
import type { ListedDocument } from './documents';
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
  tpin,
} from './fields';
import { LIMITS } from './limits';
import type { Emailed } from './mail';
import type { Payment, PaymentReport, VisitorPayment } from './payments';
import type { InstalmentInput, QuoteTermsInput } from './quote-fields';
import type { QuoteLine, QuoteTerms } from './terms';
import type { ThreadEntry, VisitorThreadEntry } from './thread';
import type { WorkStep } from './work-steps';

export const PROJECT_SCOPE_LABELS = {
  small: 'Basic features, simple design, limited functionality',
  medium: 'Standard features, custom design, moderate complexity',
  large: 'Advanced features, premium design, complex functionality',
  enterprise: 'Comprehensive solution, integration with multiple systems, high scalability',
};
export type ProjectScope = keyof typeof PROJECT_SCOPE_LABELS;

export const TIMEFRAME_LABELS = {
  urgent: 'Urgent (ASAP)',
  '1month': 'Within 1 Month',
  '3months': 'Within 3 Months',
  '6months': 'Within 6 Months',
  flexible: 'Flexible',
};
export type Timeframe = keyof typeof TIMEFRAME_LABELS;

export const TEAM_SIZE_LABELS = {
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
export const QUOTE_ENDS = ['accepted', 'rejected'] as const satisfies readonly QuoteStatus[];
export const QUOTE_STATUS_LABELS: Record<QuoteStatus, string> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  rejected: 'Rejected',
  expired: 'Expired',
};

export const NEW_QUOTE = {
  price: 0,
  timeEstimate: 4,
  teamSize: 'Small Team (2-3 people)',
  notes: '',
  status: 'draft',
} as const satisfies Omit<QuoteInput, 'projectRequestId'>;

/** The client's page reloads the quote at this interval. */
export const QUOTE_POLL_SECONDS = 30;

/** Labels that the organisation can replace by its own. */
export const REQUEST_LABELS = {
  projectScope: 'Project Scope',
  teamSize: 'Team Size',
  description: 'Project Description',
} as const;

export const PROJECT_CHOICES = {
  projectScope: choice(REQUEST_LABELS.projectScope, PROJECT_SCOPE_LABELS, 'medium', {
    subject: 'Scope',
    takesNull: true,
  }),
  teamSize: choice(REQUEST_LABELS.teamSize, TEAM_SIZE_LABELS, 'medium', {
    subject: 'Team size',
    takesNull: true,
  }),
  timeframe: choice('Timeframe', TIMEFRAME_LABELS, 'flexible', { takesNull: true }),
};

export const DESCRIPTION_HINT = 'What should we make, for whom, and what do you use today?';

export const SERVICE_ASK = 'Please choose a service.';
export const DESCRIPTION_ASK = 'Please describe your project.';

export const CLIENT_TPIN = tpin('For invoices to an organisation. Ten digits, such as 1001234567.');

export const PROJECT_FIELDS = {
  name: requiredLine('Name', LIMITS.name, { ask: 'Please enter your name.' }),
  email: email({ ask: 'Please enter your email address.' }),
  phone: phone(),
  organisation: optionalText('Organisation', LIMITS.organisation, { holds: 'line' }),
  tpin: CLIENT_TPIN,
  serviceId: requiredText('Service', LIMITS.slug, { ask: SERVICE_ASK }),
  ...PROJECT_CHOICES,
  description: requiredText(REQUEST_LABELS.description, LIMITS.description, {
    subject: 'Description',
    hint: DESCRIPTION_HINT,
    ask: DESCRIPTION_ASK,
    tidy: withoutGaps,
  }),
};

export const FIND_FIELDS = { email: knownEmail() };

export type ProjectRequestInput = BodyOf<typeof PROJECT_FIELDS>;

export const PROJECT_STATUS_FIELDS = { status: must(choice('Status', PROJECT_STATUS_LABELS, 'pending')) };

/** Service of a request. The title is a copy, so it stays when the service is deleted. */
export interface RequestedService {
  _id: string;
  title: string;
}

export interface ProjectRequest
  extends Omit<InputOf<typeof PROJECT_FIELDS & typeof PROJECT_STATUS_FIELDS>, 'serviceId'>,
    Stored {
  serviceId: RequestedService;
}

/** The colleague who is responsible for a request. The name is a copy, so it stays when the account is deleted. */
export interface Assignee {
  _id: string;
  name: string;
}

/** One request with its conversation. Lists use `ProjectRequest`, which has no conversation. */
export interface ProjectRequestWithThread extends ProjectRequest {
  assignee: Assignee | null;
  steps: WorkStep[];
  thread: ThreadEntry[];
}

export interface Pagination {
  total: number;
  page: number;
  limit: number;
  pages: number;
}

/** Fields of a quote. Fields that are missing in a call keep their stored values. */
export interface QuoteInput extends QuoteTermsInput {
  projectRequestId: string;
  /** With lines, the server calculates the price. An empty list removes all lines. */
  lines?: QuoteLine[];
  /** Replaces the payment schedule. An empty list removes it. */
  schedule?: InstalmentInput[];
  status: QuoteStatus;
  note?: string;
  /** True if the quote is emailed right after saving. The client then gets no separate email about the change. */
  isMailed?: boolean;
}

export interface QuoteRevision extends QuoteTerms {
  /** Number of the revision, from 1. */
  revision: number;
  sentAt: string;
}

export interface SentRevision extends QuoteRevision, Emailed {
  /** Time when the client's page first showed the revision. Missing before that. */
  seenAt?: string;
  /** True if staff set the status of the quote and did not email it. */
  byHand?: boolean;
}

/** Side that accepted or rejected a quote. A quote is declined if the client rejects it, closed if staff reject it. */
export const QUOTE_ANSWERERS = ['client', 'staff'] as const;
export type QuoteAnswerer = (typeof QUOTE_ANSWERERS)[number];

interface Numbered {
  /** Example: `Q-2026-0042`. It is `null` until the quote is first sent. */
  number: string | null;
  /** The organisation's taxpayer number when the quote was created. May be empty. */
  tpin: string;
}

export interface Reopening {
  at: string;
  from: (typeof QUOTE_ENDS)[number];
}

export interface Quote extends QuoteTerms, Numbered, Stored {
  projectRequestId: string;
  /** A sent quote has the status `expired` after `validUntil`. */
  status: QuoteStatus;
  revision: number;
  /** Revisions, oldest first. Unless the quote is a draft, the last revision contains the current terms. */
  revisions: SentRevision[];
  answeredBy: QuoteAnswerer | null;
  answeredAt: string | null;
  declineReason: DeclineReason | '';
  declineText: string;
  /** Newest 50 reopenings, oldest first. */
  reopenings: Reopening[];
  /** Payments in the order of recording. Reopening the quote keeps them. */
  payments: Payment[];
  saidPaid: PaymentReport | null;
}

export type QuoteSending = Pick<QuoteRevision, 'revision' | 'price' | 'currency' | 'sentAt'>;

/** A quote as its client sees it: the newest sent revision, never a draft. */
export interface VisitorQuote extends QuoteTerms, Numbered, Stored {
  status: Exclude<QuoteStatus, 'draft'>;
  /** Number of the shown revision. The client sends it back when accepting. */
  revision: number;
  sentAt: string;
  previous: QuoteRevision | null;
  /** Every revision that was sent, oldest first. */
  sendings: QuoteSending[];
  answeredBy: QuoteAnswerer | null;
  /** Set only for accepted and rejected quotes. */
  answeredAt: string | null;
  declineReason: DeclineReason | '';
}

export interface AcceptQuote {
  email: string;
  /** The client's TPIN, which replaces that of the request. If it is left out, the request keeps its TPIN. */
  tpin?: string;
  /** Revision that the client read. The call fails with 409 if a newer revision exists. */
  revision: number;
}

export interface FindRequests {
  email: string;
}

export interface DeclineQuote {
  email: string;
  /** Revision that the client read. If given, the call fails with 409 when a newer revision exists. */
  revision?: number;
  reason?: DeclineReason;
  text?: string;
}

export interface ProjectRequestAccepted extends Accepted {
  requestId: string;
}

/** Answer of `GET /project/track/{id}`. It has no contact data, because anyone with the link can read it. */
export interface TrackedRequest {
  requestId: string;
  name: string;
  organisation: string;
  /** The client's taxpayer number, for the form that accepts the quote. May be empty. */
  tpin: string;
  description: string;
  status: ProjectStatus;
  service: string;
  projectScope: ProjectScope;
  createdAt: string;
  quote: VisitorQuote | null;
  payment: VisitorPayment | null;
  documents: ListedDocument[];
  /** Empty unless the request is accepted. */
  steps: WorkStep[];
  thread: VisitorThreadEntry[];
}

export interface ThreadEntryTaken extends Accepted {
  request: ProjectRequestWithThread;
}

export interface QuoteSent extends Accepted {
  quote: Quote;
}

export const PROJECT_TEXTS = {
  submitted: 'Your project request has been submitted successfully.',
  failed: 'An error occurred. Please try again.',
} as const;
