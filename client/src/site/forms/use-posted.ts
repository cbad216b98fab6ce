import { DONE_QUERY, type PageFormName, REFUSED_FORM, type RefusedForm } from '@contract/page-forms';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useRemoteStore } from '@/stores/remote';
import type { RemoteStore } from '@/stores/remote-store';

/** React Router's key of the first location in a document. */
export const FIRST_KEY = 'default';

export interface Posted {
  refused?: RefusedForm;
  isDone: boolean;
}

const NOTHING: Posted = { isDone: false };

/** Stores of documents in which the visitor has navigated. Back must not show the form's result again. */
const navigated = new WeakSet<RemoteStore>();

/** Records that the visitor has navigated within this document. */
export function useLeaving(): void {
  const store = useRemoteStore();
  const { key } = useLocation();
  useEffect(() => {
    if (key !== FIRST_KEY) navigated.add(store);
  }, [key, store]);
}

/** True after a reload or Back. The browser's storage may then contain newer text than the posted text. */
export const isOpenedAgain = (): boolean => {
  const [opening] = performance.getEntriesByType?.('navigation') ?? [];
  return ['reload', 'back_forward'].includes((opening as PerformanceNavigationTiming | undefined)?.type ?? '');
};

/** Returns the result of a form that was posted without a script. Empty after the visitor has navigated. */
export function usePosted(form: PageFormName): Posted {
  const { key, search } = useLocation();
  const store = useRemoteStore();
  const answer = useStore(store, (state) => state.remotes[REFUSED_FORM]);
  if (key !== FIRST_KEY || navigated.has(store)) return NOTHING;
  const refused = answer?.status === 'ready' ? (answer.value as RefusedForm) : undefined;
  if (refused?.form === form) return { refused, isDone: false };
  return { isDone: new URLSearchParams(search).get(DONE_QUERY) === form };
}
