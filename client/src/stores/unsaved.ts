import { create } from 'zustand';

interface Unsaved {
  /** One entry per open form with unsaved changes. Its function returns true if they are stored in the browser. */
  forms: ReadonlyMap<string, () => boolean>;
  mark(form: string, isUnsaved: boolean, isKept?: () => boolean): void;
}

const never = () => false;

/** Forms with unsaved changes. The shell checks it before it leaves a screen or a session. */
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

/** Clears all entries, for changes that are stored in the browser and continued on the next screen. */
export function letUnsavedGo(): void {
  useUnsaved.setState({ forms: new Map() });
}

export function hasUnsavedText(): boolean {
  return useUnsaved.getState().forms.size > 0;
}

/** True if leaving the screen would lose changes. */
export function wouldLoseText(): boolean {
  return [...useUnsaved.getState().forms.values()].some((isKept) => !isKept());
}
