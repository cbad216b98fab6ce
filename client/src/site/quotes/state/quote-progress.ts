import { PROJECT_TEXTS, type TrackedRequest, type VisitorQuote } from '@contract/project';

export type Progress = 'received' | 'quoted' | 'closed' | Outcome;

/** How a quote ended. `marked`: staff recorded that the client accepted it. `withdrawn`: staff rejected it. */
export type Outcome = 'accepted' | 'declined' | 'marked' | 'withdrawn' | 'expired';

/** Returns the progress of a request. `closed` means that staff rejected the request without a quote. */
export function progressOf({ status, quote }: Pick<TrackedRequest, 'status' | 'quote'>): Progress {
  if (!quote) return status === 'rejected' ? 'closed' : 'received';
  return outcomeOf(quote) ?? 'quoted';
}

/** Returns how the quote has ended, or `null` while the client can still answer it. */
export function outcomeOf({ status, answeredBy }: VisitorQuote): Outcome | null {
  if (status === 'sent') return null;
  if (status === 'expired') return 'expired';
  if (answeredBy === 'client') return status === 'accepted' ? 'accepted' : 'declined';
  return status === 'accepted' ? 'marked' : 'withdrawn';
}

/** True if the request or its quote has ended. */
export const isOver = (tracked: Pick<TrackedRequest, 'status' | 'quote'>): boolean =>
  !['received', 'quoted'].includes(progressOf(tracked));

/** Texts that follow "Request Submitted!" or "Your request", for each progress of the request. */
const ANNOUNCEMENTS: Record<Progress, string> = {
  received: "We'll tell you here and by email when your quote is ready.",
  quoted: 'Your quote is ready. You can read and accept it on this page.',
  accepted: 'You have accepted the quote.',
  declined: 'You have declined the quote.',
  marked: 'We have marked the quote as accepted for you.',
  withdrawn: 'We have closed the quote.',
  expired: 'The quote has expired.',
  closed: 'We reviewed your request and closed it without a quote.',
};

/** @param submitted text that the organisation shows when a request has arrived */
export function announcementOf(tracked: TrackedRequest, submitted: string = PROJECT_TEXTS.submitted): string {
  const news = ANNOUNCEMENTS[progressOf(tracked)];
  return isOver(tracked) ? news : `${submitted} ${news}`;
}
