import { LINK_OUTCOME, type LinkOutcome } from '@contract/newsletter';
import { useStore } from 'zustand';
import { useRemoteStore } from '@/stores/remote';

/** Result of the posted form that this document answers. It exists only in the document and cannot be read again. */
export function usePostedOutcome(): LinkOutcome | undefined {
  const posted = useStore(useRemoteStore(), (state) => state.remotes[LINK_OUTCOME]);
  return posted?.status === 'ready' ? (posted.value as LinkOutcome) : undefined;
}
