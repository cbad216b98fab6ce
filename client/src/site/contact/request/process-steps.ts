import type { TrackedRequest } from '@contract/project';

export type StepState = 'done' | 'now' | 'next';

/** The four steps of "How Our Quote Process Works". */
export const PROCESS_STEPS = [
  { title: 'Submit Request', text: 'Tell us what you need. Five minutes on a phone.' },
  { title: 'Admin Review', text: 'Our team analyses it within 1-2 business days.' },
  { title: 'Receive Quote', text: 'Price, weeks and team, on this page and by e-mail.' },
  { title: 'Accept & Begin', text: 'You say yes, we set the first meeting.' },
] as const;

/** How far a request has come, one state per step. Without a request the visitor stands at the first. */
export function stepStates(tracked: Pick<TrackedRequest, 'status' | 'quote'> | null): StepState[] {
  if (!tracked) return ['now', 'next', 'next', 'next'];
  const { status, quote } = tracked;
  if (status === 'accepted' || quote?.status === 'accepted') return ['done', 'done', 'done', 'now'];
  if (status === 'rejected' || quote?.status === 'rejected') return ['done', 'done', quote ? 'done' : 'next', 'next'];
  if (quote) return ['done', 'done', 'now', 'next'];
  return ['done', 'now', 'next', 'next'];
}
