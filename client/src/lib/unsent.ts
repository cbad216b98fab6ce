import { createStore } from 'zustand/vanilla';
import { readDraft } from './stored-form';

const KEY = 'unsent';

export const unsentStore = createStore<{ forms: Readonly<Record<string, string>> }>(() => ({ forms: {} }));

/** Stores the unsent forms of this tab. A form without a draft was sent or emptied, so it is left out. */
function keep(forms: Record<string, unknown>): void {
  const isUnsent = ([name, to]: [string, unknown]) =>
    typeof to === 'string' && to.startsWith('/') && readDraft(name) !== null;
  const unsent = Object.fromEntries(Object.entries(forms).filter(isUnsent)) as Record<string, string>;
  if (JSON.stringify(unsent) === JSON.stringify(unsentStore.getState().forms)) return;
  unsentStore.setState({ forms: unsent });
  try {
    sessionStorage.setItem(KEY, JSON.stringify(unsent));
  } catch {
    // Without storage, the list of unsent forms is lost on a reload.
  }
}

const othersThan = (name: string) => {
  const { [name]: _, ...others } = unsentStore.getState().forms;
  return others;
};

export const noteUnsent = (name: string, to: string): void => keep({ ...othersThan(name), [name]: to });

/** Removes a form from the unsent ones. Call it after the form was sent or emptied. */
export const noteSettled = (name: string): void => keep(othersThan(name));

/** Updates the unsent forms. Adds forms that this tab stored before a reload, and drops forms that were sent since. */
export function checkUnsent(): void {
  try {
    const noted: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    keep({ ...(noted as object), ...unsentStore.getState().forms });
  } catch {
    keep(unsentStore.getState().forms);
  }
}
