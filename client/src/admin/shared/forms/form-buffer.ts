import { dropDraft, dropDrafts, hasDraft, namesOf, readDraft, saveDraft } from '@/lib/stored-form';
import { OFFICE_PREFIX, officeKey, PICTURES } from '@/stores/office-key';
import { useSession } from '@/stores/session';

/** Unsaved fields of a form, as the browser holds them over a reload. */
export interface BufferedForm<F> {
  fields: Partial<F>;
  /** Version of the record that they were typed on; `null` for none. */
  version: string | null;
}

/** Key of the tab with the name of the form that has unsaved text in it: a reload opens it again. */
const OPEN_KEY = 'office-open';

/** Names of forms whose last text the browser had no room for: its copy is older. */
const outdated = new Set<string>();

export function saveBuffer<F>(name: string, form: BufferedForm<F>): void {
  if (saveDraft(officeKey(name), form)) outdated.delete(name);
  else outdated.add(name);
  openAgain(name);
}

/** Opens the form of that name on the screen that comes next. */
export const openAgain = (name: string): void => sessionStorage.setItem(OPEN_KEY, name);

/** Id of the record of that kind whose form is to be opened again; `null` from the second time on. */
export function takeOpenForm(kind: string): string | null {
  const name = sessionStorage.getItem(OPEN_KEY);
  if (!name?.startsWith(`${kind}:`)) return null;
  sessionStorage.removeItem(OPEN_KEY);
  return isBuffered(name) ? name.slice(kind.length + 1) : null;
}

export function dropBuffer(name: string): void {
  dropDraft(officeKey(name));
  outdated.delete(name);
  sessionStorage.removeItem(OPEN_KEY);
}

/** Fields buffered under `name`, as far as they have the shape of `known`; `null` for none. */
export function readBuffer<F extends object>(name: string, known: F): BufferedForm<F> | null {
  const form = readDraft(officeKey(name)) as Partial<BufferedForm<F>> | null;
  if (typeof form?.fields !== 'object' || form.fields === null) return null;
  const fields = Object.entries(form.fields).filter(
    ([field, value]) => field in known && typeof value === typeof known[field as keyof F],
  );
  const version = typeof form.version === 'string' ? form.version : null;
  return { fields: Object.fromEntries(fields) as Partial<F>, version };
}

/** True if the browser has the text under that name to its last word. */
export const isBuffered = (name: string): boolean => !outdated.has(name) && readDraft(officeKey(name)) !== null;

/** Names of all forms that this account has unsaved text of. */
export const bufferNames = (): string[] =>
  namesOf((key) => key.startsWith(officeKey('')) && readDraft(key) !== null).map((key) =>
    key.slice(officeKey('').length),
  );

/** True if logging out would lose unsaved text, also of another tab. */
export const hasBuffers = (): boolean =>
  hasDraft((key) => key.startsWith(officeKey('')) && !key.startsWith(officeKey(PICTURES)));

/** Drops the text of an account that logs out, and of the others when one logs in. */
export function dropBuffersOfOthers(): () => void {
  return useSession.subscribe((session, before) => {
    if (session.hasLeft && before.user) dropDrafts((key) => key.startsWith(`${OFFICE_PREFIX}${before.user?._id}:`));
    if (session.user && session.user._id !== before.user?._id) {
      const own = `${OFFICE_PREFIX}${session.user._id}:`;
      dropDrafts((key) => key.startsWith(OFFICE_PREFIX) && !key.startsWith(own));
    }
  });
}
