import { create } from 'zustand';

interface Unsaved {
  /** One entry per form with text that is not saved; a form that closes takes its entry away. */
  forms: ReadonlySet<string>;
  mark(form: string, isUnsaved: boolean): void;
}

/** Which forms on the screen hold text that would be lost. The shell asks it before it leaves a screen or a session. */
export const useUnsaved = create<Unsaved>((set) => ({
  forms: new Set(),
  mark(form, isUnsaved) {
    set(({ forms }) => {
      if (forms.has(form) === isUnsaved) return {};
      const next = new Set(forms);
      if (isUnsaved) next.add(form);
      else next.delete(form);
      return { forms: next };
    });
  },
}));

export function hasUnsavedText(): boolean {
  return useUnsaved.getState().forms.size > 0;
}
