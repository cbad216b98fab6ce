import { useRef, useState } from 'react';

const MAX_STEPS = 50;

export function useUndo<F>() {
  const steps = useRef<{ before: F; at: string }[]>([]);
  const [count, setCount] = useState(0);
  const show = () => setCount(steps.current.length);
  return {
    canUndo: count > 0,
    /** Records a change for Undo. Call it for each change. All typing into one field is one step. */
    note(changed: object, before: F) {
      const at = fieldOf(changed);
      if (at === null || steps.current.at(-1)?.at !== at) steps.current.push({ before, at: at ?? '' });
      steps.current = steps.current.slice(-MAX_STEPS);
      show();
    },
    back(): F | undefined {
      const step = steps.current.pop();
      show();
      return step?.before;
    },
    clear() {
      steps.current = [];
      show();
    },
  };
}

/**
 * Returns the path of the field that the user typed into. Returns `null` for any other change, which is always a step
 * of its own.
 */
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
