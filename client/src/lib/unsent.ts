import { createStore } from 'zustand/vanilla';
import { readDraft } from './stored-form';

const KEY = 'unsent';

/** Addresses of forms whose send found no connection, by the names of their drafts. */
export const unsentStore = createStore<{ forms: Readonly<Record<string, string>> }>(() => ({ forms: {} }));

/** Forms are kept for the tab. One whose draft is gone was sent or forgotten, perhaps in another tab. */
function keep(forms: Record<string, unknown>): void {
  const isUnsent = ([name, to]: [string, unknown]) =>
    typeof to === 'string' && to.startsWith('/') && readDraft(name) !== null;
  const unsent = Object.fromEntries(Object.entries(forms).filter(isUnsent)) as Record<string, string>;
  if (JSON.stringify(unsent) === JSON.stringify(unsentStore.getState().forms)) return;
  unsentStore.setState({ forms: unsent });
  try {
    sessionStorage.setItem(KEY, JSON.stringify(unsent));
  } catch {
    // storage full or switched off: this document remembers it all the same
  }
}

const othersThan = (name: string) => {
  const { [name]: _, ...others } = unsentStore.getState().forms;
  return others;
};

/** @param to address of the form `name`, to lead back there. */
export const noteUnsent = (name: string, to: string): void => keep({ ...othersThan(name), [name]: to });

/** The form was sent, or emptied. */
export const noteSettled = (name: string): void => keep(othersThan(name));

/** Looks again at what is still unsent: what this tab had noted before a reload comes back, what was sent since goes. */
export function checkUnsent(): void {
  try {
    const noted: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    keep({ ...(noted as object), ...unsentStore.getState().forms });
  } catch {
    keep(unsentStore.getState().forms);
  }
}
