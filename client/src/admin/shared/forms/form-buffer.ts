import { dropDraft, dropDrafts, hasDraft, namesOf, readDraft, saveDraft } from '@/lib/stored-form';
import { ADMIN_PREFIX, adminKey } from '@/stores/admin-key';
import { useSession } from '@/stores/session';

export interface BufferedForm<F> {
  fields: Partial<F>;
  /** Version of the record that the changes are based on; `null` for a new record. */
  version: string | null;
}

/** Key in session storage. It stores the name of the open form, so that the form opens again after a reload. */
const OPEN_KEY = 'office-open';

/** Names of forms whose last change did not fit into storage. The text stored for them is older than the typed one. */
const outdated = new Set<string>();

export function saveBuffer<F>(name: string, form: BufferedForm<F>): void {
  if (saveDraft(adminKey(name), form)) outdated.delete(name);
  else outdated.add(name);
  openAgain(name);
}

export const openAgain = (name: string): void => sessionStorage.setItem(OPEN_KEY, name);

/** Returns the id of the record whose form was open before a reload. Later calls return `null`. */
export function takeOpenForm(kind: string): string | null {
  const name = sessionStorage.getItem(OPEN_KEY);
  if (!name?.startsWith(`${kind}:`)) return null;
  sessionStorage.removeItem(OPEN_KEY);
  return isBuffered(name) ? name.slice(kind.length + 1) : null;
}

export function dropBuffer(name: string): void {
  dropDraft(adminKey(name));
  outdated.delete(name);
  sessionStorage.removeItem(OPEN_KEY);
}

/**
 * Returns the stored changes, or `null`. Leaves out values of another type than in `known`, because an older version of
 * the software may have stored them.
 */
export function readBuffer<F extends object>(name: string, known: F): BufferedForm<F> | null {
  const form = readDraft(adminKey(name)) as Partial<BufferedForm<F>> | null;
  if (typeof form?.fields !== 'object' || form.fields === null) return null;
  const fields = Object.entries(form.fields).filter(
    ([field, value]) => field in known && typeof value === typeof known[field as keyof F],
  );
  const version = typeof form.version === 'string' ? form.version : null;
  return { fields: Object.fromEntries(fields) as Partial<F>, version };
}

export const isBuffered = (name: string): boolean => !outdated.has(name) && readDraft(adminKey(name)) !== null;

export const bufferNames = (): string[] =>
  namesOf((key) => key.startsWith(adminKey('')) && readDraft(key) !== null).map((key) =>
    key.slice(adminKey('').length),
  );

/** True if logging out would lose unsaved changes, in any tab. */
export const hasBuffers = (): boolean => hasDraft((key) => key.startsWith(adminKey('')));

/**
 * Hides unsaved changes from other users of this device. When an account logs out, deletes its changes. When an account
 * logs in, deletes the changes of all other accounts.
 */
export function dropBuffersOfOthers(): () => void {
  return useSession.subscribe((session, before) => {
    if (session.hasLeft && before.user) dropDrafts((key) => key.startsWith(`${ADMIN_PREFIX}${before.user?._id}:`));
    if (session.user && session.user._id !== before.user?._id) {
      const own = `${ADMIN_PREFIX}${session.user._id}:`;
      dropDrafts((key) => key.startsWith(ADMIN_PREFIX) && !key.startsWith(own));
    }
  });
}
