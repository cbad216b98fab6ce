import { DONE_QUERY, type PageFormName, REFUSED_FORM, type RefusedForm } from '@contract/page-forms';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useRemoteStore } from '@/stores/remote';
import type { RemoteStore } from '@/stores/remote-store';

/** The router's key of an address that it did not make itself. */
const FIRST_KEY = 'default';

export interface Posted {
  /** Why the form was not taken. */
  refused?: RefusedForm;
  isDone: boolean;
}

const NOTHING: Posted = { isDone: false };

/** Documents, by their store, whose visitor has moved on: going back to their address is no answer to a post. */
const left = new WeakSet<RemoteStore>();

/** Notes that the visitor moves on within the document. */
export function useLeaving(): void {
  const store = useRemoteStore();
  const { key } = useLocation();
  useEffect(() => {
    if (key !== FIRST_KEY) left.add(store);
  }, [key, store]);
}

/** Whether the document was asked for again, by a reload or the way back: what was typed since may be newer than what it answers. */
export const isOpenedAgain = (): boolean => {
  const [opening] = performance.getEntriesByType?.('navigation') ?? [];
  return ['reload', 'back_forward'].includes((opening as PerformanceNavigationTiming | undefined)?.type ?? '');
};

/** What became of a form that was posted without script, in the document that answers it; nothing once the visitor moves on. */
export function usePosted(form: PageFormName): Posted {
  const { key, search } = useLocation();
  const store = useRemoteStore();
  const held = useStore(store, (state) => state.remotes[REFUSED_FORM]);
  if (key !== FIRST_KEY || left.has(store)) return NOTHING;
  const refused = held?.status === 'ready' ? (held.value as RefusedForm) : undefined;
  if (refused?.form === form) return { refused, isDone: false };
  return { isDone: new URLSearchParams(search).get(DONE_QUERY) === form };
}
