import { remoteOf, type ServerStore } from '@/stores/server-store';

type Dated = { updatedAt: string } | null;

/** Reloads a record silently: the current one remains until a newer one arrives. */
export async function refreshSilently<T extends Dated>(
  store: ServerStore<T, string>,
  read: (id: string) => Promise<T>,
  id: string,
): Promise<void> {
  const before = remoteOf(store.getState(), id);
  if (before.status !== 'ready') return void (await store.getState().load(id));
  const fresh = await read(id).catch(() => undefined);
  const held = remoteOf(store.getState(), id);
  // A save finished earlier, so this answer may be older.
  const isOld = held.status !== 'ready' || held.value !== before.value;
  if (fresh !== undefined && !isOld) store.getState().put(fresh, id);
}
