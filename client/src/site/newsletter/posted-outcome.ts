import { LINK_OUTCOME, type LinkOutcome } from '@contract/newsletter';
import { useStore } from 'zustand';
import { useRemoteStore } from '@/stores/remote';

/** Returns the result of a form that was posted without a script. The server writes it only into the HTML document. */
export function usePostedOutcome(): LinkOutcome | undefined {
  const posted = useStore(useRemoteStore(), (state) => state.remotes[LINK_OUTCOME]);
  return posted?.status === 'ready' ? (posted.value as LinkOutcome) : undefined;
}
