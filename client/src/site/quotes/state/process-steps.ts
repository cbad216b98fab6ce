import type { TrackedRequest } from '@contract/project';

export type StepState = 'done' | 'now' | 'next';

/** Returns the state of each of the four steps. Before a request was sent, the visitor is at the first step. */
export function stepStates(tracked: Pick<TrackedRequest, 'status' | 'quote'> | null): StepState[] {
  if (!tracked) return ['now', 'next', 'next', 'next'];
  const { status, quote } = tracked;
  if (status === 'accepted' || quote?.status === 'accepted') return ['done', 'done', 'done', 'done'];
  if (status === 'rejected' || quote?.status === 'rejected') return ['done', 'done', quote ? 'done' : 'next', 'next'];
  if (quote) return ['done', 'done', 'now', 'next'];
  return ['done', 'now', 'next', 'next'];
}
