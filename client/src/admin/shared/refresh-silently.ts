import { remoteOf, type ServerStore } from '@/stores/server-store';

type Dated = { updatedAt: string } | null;

/** Reloads a record. The current one stays visible until the newer one arrives. */
export async function refreshSilently<T extends Dated>(
  store: ServerStore<T, string>,
  read: (id: string) => Promise<T>,
  id: string,
): Promise<void> {
  const before = remoteOf(store.getState(), id);
  if (before.status !== 'ready') return void (await store.getState().load(id));
  const fresh = await read(id).catch(() => undefined);
  const held = remoteOf(store.getState(), id);
  // Ignores the answer if a save has changed the record meanwhile, because the answer may be older than the save.
  const isOld = held.status !== 'ready' || held.value !== before.value;
  if (fresh !== undefined && !isOld) store.getState().put(fresh, id);
}
