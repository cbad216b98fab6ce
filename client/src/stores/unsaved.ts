import { create } from 'zustand';

interface Unsaved {
  /** Forms with unsaved changes. The function returns true if the browser has stored the changes. */
  forms: ReadonlyMap<string, () => boolean>;
  mark(form: string, isUnsaved: boolean, isKept?: () => boolean): void;
}

const never = () => false;

export const useUnsaved = create<Unsaved>((set) => ({
  forms: new Map(),
  mark(form, isUnsaved, isKept = never) {
    set(({ forms }) => {
      if (forms.has(form) === isUnsaved) return {};
      const next = new Map(forms);
      if (isUnsaved) next.set(form, isKept);
      else next.delete(form);
      return { forms: next };
    });
  },
}));

/** Forgets all forms. Call it if the browser has stored their changes and the next screen continues them. */
export function letUnsavedGo(): void {
  useUnsaved.setState({ forms: new Map() });
}

export function hasUnsavedText(): boolean {
  return useUnsaved.getState().forms.size > 0;
}

export function wouldLoseText(): boolean {
  return [...useUnsaved.getState().forms.values()].some((isKept) => !isKept());
}
