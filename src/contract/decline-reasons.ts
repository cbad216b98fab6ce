/** Reasons for declining a quote. This file is separate, so that the request form's script does not contain them. */
export const DECLINE_REASONS = ['price', 'time', 'other_provider', 'not_now', 'scope', 'other'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];
export const DECLINE_REASON_LABELS: Record<DeclineReason, string> = {
  price: 'The price',
  time: 'The time it takes',
  other_provider: 'Another provider',
  not_now: 'Not now',
  scope: 'It is not what we need',
  other: 'Another reason',
};
