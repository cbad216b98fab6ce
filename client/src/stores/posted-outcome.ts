import { useStore } from 'zustand';
import { useRemoteStore } from './remote';

/** What the server did with the form that this document answers; it stands in the document only, and nothing asks for it. */
export function usePostedOutcome<Outcome>(key: string): Outcome | undefined {
  const posted = useStore(useRemoteStore(), (state) => state.remotes[key]);
  return posted?.status === 'ready' ? (posted.value as Outcome) : undefined;
}
