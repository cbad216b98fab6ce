import { useCallback, useEffect, useId } from 'react';
import { useUnsaved } from '@/stores/unsaved';

/**
 * Says that this form holds text that is not saved. While it does, leaving the screen asks first (the shell's
 * `UnsavedGuard`), closing the tab asks too, and a session that ends opens a sign-in dialog over it instead of leaving.
 * What it answers says so at once, for who leaves before the form is drawn anew.
 */
export function useUnsavedChanges(isUnsaved: boolean): (isUnsaved: boolean) => void {
  const form = useId();
  const mark = useUnsaved((unsaved) => unsaved.mark);

  useEffect(() => {
    mark(form, isUnsaved);
    return () => mark(form, false);
  }, [form, isUnsaved, mark]);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return useCallback((isUnsavedNow) => mark(form, isUnsavedNow), [form, mark]);
}
