import { remoteOf, type ServerStore } from '@/stores/server-store';

type Dated = { updatedAt: string } | null;

/** Asks again in silence: what is shown stays until there is something newer, also when no answer comes. */
export async function refreshSilently<T extends Dated>(
  store: ServerStore<T, string>,
  read: (id: string) => Promise<T>,
  id: string,
): Promise<void> {
  const before = remoteOf(store.getState(), id);
  if (before.status !== 'ready') return void (await store.getState().load(id));
  const fresh = await read(id).catch(() => undefined);
  const held = remoteOf(store.getState(), id);
  // A save was faster than this answer, which may be of before it.
  const isOld = held.status !== 'ready' || held.value !== before.value;
  if (fresh !== undefined && !isOld) store.getState().put(fresh, id);
}
