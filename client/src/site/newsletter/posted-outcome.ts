import { LINK_OUTCOME, type LinkOutcome } from '@contract/newsletter';
import { useStore } from 'zustand';
import { useRemoteStore } from '@/stores/remote';

/** What the server did with the form that this document answers; it stands in the document only, and nothing asks for it. */
export function usePostedOutcome(): LinkOutcome | undefined {
  const posted = useStore(useRemoteStore(), (state) => state.remotes[LINK_OUTCOME]);
  return posted?.status === 'ready' ? (posted.value as LinkOutcome) : undefined;
}
