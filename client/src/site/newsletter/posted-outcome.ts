import { LINK_OUTCOME, type LinkOutcome } from '@contract/newsletter';
import { useStore } from 'zustand';
import { useRemoteStore } from '@/stores/remote';

/** Result of a form posted without script. It is in the document only and cannot be loaded again. */
export function usePostedOutcome(): LinkOutcome | undefined {
  const posted = useStore(useRemoteStore(), (state) => state.remotes[LINK_OUTCOME]);
  return posted?.status === 'ready' ? (posted.value as LinkOutcome) : undefined;
}
