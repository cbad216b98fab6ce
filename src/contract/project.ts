import type { Stored } from './errors';

export const PROJECT_SCOPES = ['small', 'medium', 'large', 'enterprise'] as const;
export type ProjectScope = (typeof PROJECT_SCOPES)[number];
export const DEFAULT_PROJECT_SCOPE: ProjectScope = 'medium';
export const PROJECT_SCOPE_LABELS: Record<ProjectScope, string> = {
  small: 'Basic features, simple design, limited functionality',
  medium: 'Standard features, custom design, moderate complexity',
  large: 'Advanced features, premium design, complex functionality',
  enterprise: 'Comprehensive solution, integration with multiple systems, high scalability',
};
/** The back office shortens one of them. */
export const PROJECT_SCOPE_ADMIN_LABELS: Record<ProjectScope, string> = {
  ...PROJECT_SCOPE_LABELS,
  enterprise: 'Comprehensive solution, high scalability',
};
/** Short names for tables. */
export const PROJECT_SCOPE_NAMES: Record<ProjectScope, string> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  enterprise: 'Enterprise',
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
export const QUOTE_STATUS_LABELS: Record<QuoteStatus, string> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  rejected: 'Rejected',
  expired: 'Expired',
};

/** What the quote dialog starts with. Specification, section 4. */
export const NEW_QUOTE = {
  price: 0,
  timeEstimate: 4,
  teamSize: 'Small Team (2-3 people)',
  notes: '',
  status: 'draft',
} as const satisfies Omit<QuoteInput, 'projectRequestId'>;

/** How often the visitor's panel asks again. */
export const QUOTE_POLL_SECONDS = 30;

/** What a visitor sends. */
export interface ProjectRequestInput {
  name: string;
  email: string;
  phone?: string;
  /** `_id` or slug of a service. */
  serviceId: string;
  projectScope?: ProjectScope;
  teamSize?: TeamSize;
  timeframe?: Timeframe;
  description: string;
}

/** The service as it was when the request came: the title stays when the service goes. */
export interface RequestedService {
  _id: string;
  title: string;
}

export interface ProjectRequest extends Stored {
  name: string;
  email: string;
  phone: string;
  serviceId: RequestedService;
  projectScope: ProjectScope;
  timeframe: Timeframe;
  teamSize: TeamSize;
  description: string;
  status: ProjectStatus;
}

export interface Pagination {
  total: number;
  page: number;
  limit: number;
  pages: number;
}

export interface ProjectRequestList {
  projectRequests: ProjectRequest[];
  pagination: Pagination;
}

export interface QuoteInput {
  projectRequestId: string;
  /** US dollars, at most 2 decimals. */
  price: number;
  /** Weeks. */
  timeEstimate: number;
  teamSize: string;
  notes: string;
  status: QuoteStatus;
}

export interface Quote extends QuoteInput, Stored {}

/** The quote as its visitor sees it; never a draft. */
export interface VisitorQuote {
  _id: string;
  price: number;
  timeEstimate: number;
  teamSize: string;
  notes: string;
  status: Exclude<QuoteStatus, 'draft'>;
  createdAt: string;
  updatedAt: string;
}

export interface ProjectRequestAccepted {
  success: true;
  message: string;
  msg: string;
  requestId: string;
}

/** Answer of `GET /project/track/{id}`. Holds neither name, address nor description: the id travels in links. */
export interface TrackedRequest {
  requestId: string;
  status: ProjectStatus;
  service: string;
  projectScope: ProjectScope;
  createdAt: string;
  quote: VisitorQuote | null;
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
  quoteMailed: 'The quote was sent to the client.',
  notTheAddress: 'This is not the email address that the request was sent with.',
  noOpenQuote: 'There is no quote to answer yet.',
  expired: 'This quote has expired.',
  alreadyAccepted: 'This quote was accepted already.',
  alreadyDeclined: 'This quote was declined already.',
  answeredIsClosed: 'A quote that was accepted or declined changes nothing but its status.',
  beingMailed: 'This quote is being mailed to the client right now. Please try again in a moment.',
} as const;

/** Lines of the quote's included list. The last is a promise (specification, section 9); the others are sample content. */
export const QUOTE_INCLUDED = [
  'Planning and design with your users',
  'Building and testing, shown to you every week',
  'Training for your team',
  'Post-launch support for 30 days',
] as const;
