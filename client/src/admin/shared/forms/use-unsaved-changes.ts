import { useCallback, useEffect, useId } from 'react';
import { useUnsaved } from '@/stores/unsaved';

const never = () => false;

/**
 * Says that this form holds text that is not saved. While it does, leaving the screen asks first (the shell's
 * `UnsavedGuard`), closing the tab asks too, and a session that ends opens a sign-in dialog over it instead of leaving.
 * What it answers says so at once, for who leaves before the form is drawn anew.
 * @param isKept tells whether the text stands in the browser and is gone on with there: then nobody is asked. The same for as long as the form is there.
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
