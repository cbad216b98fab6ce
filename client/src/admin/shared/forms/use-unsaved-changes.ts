import { useCallback, useEffect, useId } from 'react';
import { useUnsaved } from '@/stores/unsaved';

const never = () => false;

/** Asks before the user leaves an unsaved form, unless `isKept` returns true. `isKept` must be a stable function. */
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
