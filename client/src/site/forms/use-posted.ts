import { DONE_QUERY, type PageFormName, REFUSED_FORM, type RefusedForm } from '@contract/page-forms';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useRemoteStore } from '@/stores/remote';

/** The router's key of an address that it did not make itself. */
const FIRST_KEY = 'default';

export interface Posted {
  /** Why the form was not taken. */
  refused?: RefusedForm;
  isDone: boolean;
}

const NOTHING: Posted = { isDone: false };

/** What became of a form that was posted without script, in the document that answers it; nothing once the visitor moves on. */
export function usePosted(form: PageFormName): Posted {
  const { key, search } = useLocation();
  const held = useStore(useRemoteStore(), (state) => state.remotes[REFUSED_FORM]);
  if (key !== FIRST_KEY) return NOTHING;
  const refused = held?.status === 'ready' ? (held.value as RefusedForm) : undefined;
  if (refused?.form === form) return { refused, isDone: false };
  return { isDone: new URLSearchParams(search).get(DONE_QUERY) === form };
}
