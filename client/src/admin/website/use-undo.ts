import { useRef, useState } from 'react';

const MAX_STEPS = 50;

/** Keeps what a form held before each change of it. */
export function useUndo<F>(initial: F) {
  const steps = useRef<{ before: F; at: string }[]>([]);
  const last = useRef(initial);
  const [count, setCount] = useState(0);
  const show = () => setCount(steps.current.length);
  return {
    canUndo: count > 0,
    /** To be told of every change, with the form as it is now. Typing into one field without a stop is one step. */
    note(changed: object, now: F) {
      const at = fieldOf(changed);
      if (at === null || steps.current.at(-1)?.at !== at) steps.current.push({ before: last.current, at: at ?? '' });
      steps.current = steps.current.slice(-MAX_STEPS);
      last.current = now;
      show();
    },
    /** The form as it was before the last step. */
    back(): F | undefined {
      const step = steps.current.pop();
      if (step) last.current = step.before;
      show();
      return step?.before;
    },
    /** The form says this by now, which is no step: what was saved reads as it was stored. */
    settle(form: F) {
      // What is typed from here on is a step of its own.
      steps.current = steps.current.map((step) => ({ ...step, at: '' }));
      last.current = form;
    },
    /** From here on there is nothing to take back. */
    begin(form: F) {
      steps.current = [];
      last.current = form;
      show();
    },
  };
}

/** The place of the one text that changed; `null` for anything else, which is a step of its own. */
function fieldOf(changed: object): string | null {
  const place: string[] = [];
  let value: unknown = changed;
  while (typeof value === 'object' && value !== null) {
    const [only, ...others] = Object.entries(value).filter(([, part]) => part !== undefined);
    if (!only || others.length > 0) return null;
    place.push(only[0]);
    value = only[1];
  }
  return typeof value === 'string' ? place.join('.') : null;
}
