import { create } from 'zustand';

interface Unsaved {
  /** One entry per form with text that is not saved, which tells whether it stands in the browser; a form that closes takes its entry away. */
  forms: ReadonlyMap<string, () => boolean>;
  mark(form: string, isUnsaved: boolean, isKept?: () => boolean): void;
}

const never = () => false;

/** Which forms on the screen hold text that would be lost. The shell asks it before it leaves a screen or a session. */
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

/** For a text that stands in the browser and is gone on with on the next screen. */
export function letUnsavedGo(): void {
  useUnsaved.setState({ forms: new Map() });
}

export function hasUnsavedText(): boolean {
  return useUnsaved.getState().forms.size > 0;
}

/** Whether leaving the screen would lose some of it. */
export function wouldLoseText(): boolean {
  return [...useUnsaved.getState().forms.values()].some((isKept) => !isKept());
}
