import type { TrackedRequest } from '@contract/project';
import { type Progress, progressOf } from './quote-progress';

export type QuoteState = 'waiting' | 'review' | 'ready' | 'revised' | 'expired' | 'accepted' | 'declined' | 'closed';

/** Tells who must act next. `turn`: the client. `ours`: staff. `done` and `over`: no one. */
type Tone = 'turn' | 'ours' | 'done' | 'over';

export const QUOTE_STATES: Record<QuoteState, { label: string; tone: Tone }> = {
  waiting: { label: 'Received', tone: 'ours' },
  review: { label: 'In review', tone: 'ours' },
  ready: { label: 'Quote ready', tone: 'turn' },
  revised: { label: 'Revised', tone: 'turn' },
  expired: { label: 'Expired', tone: 'over' },
  accepted: { label: 'Accepted', tone: 'done' },
  declined: { label: 'Declined', tone: 'over' },
  closed: { label: 'Closed', tone: 'over' },
};

const STATES: Record<Exclude<Progress, 'received'>, QuoteState> = {
  quoted: 'ready',
  accepted: 'accepted',
  marked: 'accepted',
  declined: 'declined',
  withdrawn: 'closed',
  expired: 'expired',
  closed: 'closed',
};

/** @param isRevised true if the quote changed while the client had it on screen */
export function stateOf(request: Pick<TrackedRequest, 'status' | 'quote'>, isRevised: boolean): QuoteState {
  const progress = progressOf(request);
  if (progress !== 'received') return isRevised && progress === 'quoted' ? 'revised' : STATES[progress];
  // Staff can accept a request before they have written a quote.
  if (request.status === 'accepted') return 'accepted';
  return request.status === 'pending' ? 'waiting' : 'review';
}
