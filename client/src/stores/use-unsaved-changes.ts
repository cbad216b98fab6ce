import { useCallback, useEffect, useId } from 'react';
import { useUnsaved } from './unsaved';

const never = () => false;

/**
 * Asks before the user leaves a form with unsaved changes. Does not ask if `isKept` returns true, because the browser
 * has then stored the changes. `isKept` must be the same function in each render.
 */
export function useUnsavedChanges(isUnsaved: boolean, isKept = never): (isUnsaved: boolean) => void {
  const form = useId();
  const mark = useUnsaved((unsaved) => unsaved.mark);

  useEffect(() => {
    mark(form, isUnsaved, isKept);
    return () => mark(form, false);
  }, [form, isUnsaved, isKept, mark]);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isKept()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved, isKept]);

  return useCallback((isUnsavedNow) => mark(form, isUnsavedNow, isKept), [form, isKept, mark]);
}
