import { useStore } from 'zustand';
import { useWhenOnline } from '@/lib/use-when-online';
import { useRemoteStore } from '@/stores/remote';
import type { RemoteState } from '@/stores/remote-store';

const unansweredIn = ({ remotes }: RemoteState): string[] =>
  Object.entries(remotes).flatMap(([key, remote]) =>
    remote.status === 'failed' && remote.error.status === 0 ? [key] : [],
  );

export function useAskingAgain(): void {
  const store = useRemoteStore();
  const isWaiting = useStore(store, (state) => unansweredIn(state).length > 0);
  useWhenOnline(isWaiting, () => {
    for (const key of unansweredIn(store.getState())) void store.getState().reload(key);
  });
}
