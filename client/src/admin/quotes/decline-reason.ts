import { DECLINE_REASON_LABELS } from '@contract/decline-reasons';
import type { Quote } from '@contract/project';

/** Why the client declined, as far as the client said: "The price: too dear for a school". */
export const reasonOf = ({ declineReason, declineText }: Pick<Quote, 'declineReason' | 'declineText'>): string =>
  [declineReason && DECLINE_REASON_LABELS[declineReason], declineText].filter(Boolean).join(': ');
