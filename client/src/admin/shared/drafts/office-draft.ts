import { dropDraft, dropDrafts, hasDraft, namesOf, readDraft, saveDraft } from '@/lib/draft';
import { OFFICE_PREFIX, officeKey, PICTURES } from '@/stores/office-key';
import { useSession } from '@/stores/session';

/** Text that was typed into a dialog and is not saved. */
export interface OfficeDraft<F> {
  fields: Partial<F>;
  /** The stored version that the text was begun on; `null` for none. */
  version: string | null;
}

/** Which text stands in an open dialog: the tab's own, so that another one opens nothing by itself. */
const OPEN_KEY = 'office-open';
/** Begins the name under which it is kept what was saved of a text without an answer. */
const SAVES = 'saves:';

/** Names of texts whose last words the browser had no room for: what it has of them is older. */
const behind = new Set<string>();

export function keepOfficeDraft<F>(name: string, draft: OfficeDraft<F>): void {
  if (saveDraft(officeKey(name), draft)) behind.delete(name);
  else behind.add(name);
  sessionStorage.setItem(OPEN_KEY, name);
}

/** Has the dialog of that text open by itself on the screen that comes next: see `useReopened`. */
export const openAgain = (name: string): void => sessionStorage.setItem(OPEN_KEY, name);

export function dropOfficeDraft(name: string): void {
  dropDraft(officeKey(name));
  dropDraft(officeKey(SAVES + name));
  behind.delete(name);
  sessionStorage.removeItem(OPEN_KEY);
}

/** Fields that were saved from the text under that name, while no answer to them has come. */
export const keepUnanswered = (name: string, saves: readonly unknown[]): void =>
  void saveDraft(officeKey(SAVES + name), saves);

export const unansweredSaves = <F>(name: string): readonly F[] =>
  (readDraft(officeKey(SAVES + name)) as F[] | null) ?? [];

/** The names of the texts of this person that begin so. */
export const officeDraftNames = (start: string): string[] =>
  namesOf((key) => key.startsWith(officeKey(start))).map((key) => key.slice(officeKey('').length));

/** Whether text is kept under that name, to its last word. */
export const isDraftKept = (name: string): boolean => !behind.has(name) && hasDraft((key) => key === officeKey(name));

/** The id of the record whose dialog of that kind stood open over unsaved text; `null` from the second time on. */
export function takeOpenDraft(kind: string): string | null {
  const name = sessionStorage.getItem(OPEN_KEY);
  if (!name?.startsWith(`${kind}:`)) return null;
  sessionStorage.removeItem(OPEN_KEY);
  return isDraftKept(name) ? name.slice(kind.length + 1) : null;
}

/** What was kept under `name`, as far as it has the shape of `known`; `null` where that says nothing but what is in `known`. */
export function readOfficeDraft<F extends object>(name: string, known: F): OfficeDraft<F> | null {
  const kept = readDraft(officeKey(name)) as Partial<OfficeDraft<F>> | null;
  if (typeof kept?.fields !== 'object' || kept.fields === null) return null;
  const fields = Object.entries(kept.fields).filter(
    ([field, value]) => field in known && typeof value === typeof known[field as keyof F],
  );
  const version = typeof kept.version === 'string' ? kept.version : null;
  return { fields: Object.fromEntries(fields) as Partial<F>, version };
}

/** Whether signing out would throw away text that was kept over a reload, or in another tab. */
export function hasOfficeDraft(): boolean {
  const own = officeKey('');
  return hasDraft((key) => key.startsWith(own) && ![SAVES, PICTURES].some((start) => key.startsWith(own + start)));
}

/** Empties the browser of unsaved text when its writer signs out, and of other people's when somebody signs in. */
export function forgetDraftsOnSignOut(): () => void {
  return useSession.subscribe((session, before) => {
    if (session.hasLeft && before.user) dropDrafts((key) => key.startsWith(`${OFFICE_PREFIX}${before.user?._id}:`));
    if (session.user && session.user._id !== before.user?._id) {
      const own = `${OFFICE_PREFIX}${session.user._id}:`;
      dropDrafts((key) => key.startsWith(OFFICE_PREFIX) && !key.startsWith(own));
    }
  });
}
