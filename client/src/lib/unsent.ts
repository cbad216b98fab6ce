import { createStore } from 'zustand/vanilla';
import { readDraft } from './stored-form';

const KEY = 'unsent';

/** URLs of forms that could not be sent without a connection, by the names of their drafts. */
export const unsentStore = createStore<{ forms: Readonly<Record<string, string>> }>(() => ({ forms: {} }));

/**
 * Stores the unsent forms for this tab. Omits forms without a draft: they were sent or emptied, perhaps in another tab.
 */
function keep(forms: Record<string, unknown>): void {
  const isUnsent = ([name, to]: [string, unknown]) =>
    typeof to === 'string' && to.startsWith('/') && readDraft(name) !== null;
  const unsent = Object.fromEntries(Object.entries(forms).filter(isUnsent)) as Record<string, string>;
  if (JSON.stringify(unsent) === JSON.stringify(unsentStore.getState().forms)) return;
  unsentStore.setState({ forms: unsent });
  try {
    sessionStorage.setItem(KEY, JSON.stringify(unsent));
  } catch {
    // Storage is full or switched off; this document still remembers it.
  }
}

const othersThan = (name: string) => {
  const { [name]: _, ...others } = unsentStore.getState().forms;
  return others;
};

/** @param to URL of the form `name`, for the link back */
export const noteUnsent = (name: string, to: string): void => keep({ ...othersThan(name), [name]: to });

/** The form was sent or emptied. */
export const noteSettled = (name: string): void => keep(othersThan(name));

/** Updates the list of unsent forms: adds those noted before a reload, removes those sent since. */
export function checkUnsent(): void {
  try {
    const noted: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    keep({ ...(noted as object), ...unsentStore.getState().forms });
  } catch {
    keep(unsentStore.getState().forms);
  }
}
