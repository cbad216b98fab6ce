import { create } from 'zustand';

interface Unsaved {
  /** Forms with unsaved changes, by id. The function returns true if the changes are stored in the browser. */
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

/** Lets the user leave without a question. Call it if the next screen continues with the same stored changes. */
export function letUnsavedGo(): void {
  useUnsaved.setState({ forms: new Map() });
}

export function hasUnsavedText(): boolean {
  return useUnsaved.getState().forms.size > 0;
}

export function wouldLoseText(): boolean {
  return [...useUnsaved.getState().forms.values()].some((isKept) => !isKept());
}
