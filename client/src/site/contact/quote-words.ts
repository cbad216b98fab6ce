import { PROJECT_TEXTS, type TrackedRequest } from '@contract/project';

/** Where a request stands from the visitor's side. */
export type Progress = 'received' | 'quoted' | 'accepted' | 'declined' | 'expired' | 'closed';

/** `closed`: turned down by us before there was a quote. */
export function progressOf({ status, quote }: Pick<TrackedRequest, 'status' | 'quote'>): Progress {
  if (!quote) return status === 'rejected' ? 'closed' : 'received';
  if (quote.status === 'sent') return 'quoted';
  return quote.status === 'rejected' ? 'declined' : quote.status;
}

/** What follows the confirmation below "Request Submitted!". */
const NEWS: Record<Progress, string> = {
  received: 'We will tell you here and by e-mail as soon as your quote is ready.',
  quoted: 'Your quote has arrived: read it here, and accept it when you are ready.',
  accepted: 'You have accepted the quote.',
  declined: 'You have declined the quote.',
  expired: 'The quote has expired.',
  closed: 'We have looked at it and closed it without a quote.',
};

export function newsOf(progress: Progress): string {
  return `${PROJECT_TEXTS.submitted} ${NEWS[progress]}`;
}
