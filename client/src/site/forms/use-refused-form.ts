import { REFUSED_FORM, type RefusedForm } from '@contract/page-forms';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useRemoteStore } from '@/stores/remote';

/** The router's key of an address that it did not make itself. */
const FIRST_KEY = 'default';

/** The form that this document answers, where it was sent without script and refused; gone as soon as the visitor moves on. */
export function useRefusedForm(): RefusedForm | undefined {
  const { key } = useLocation();
  const held = useStore(useRemoteStore(), (state) => state.remotes[REFUSED_FORM]);
  return key === FIRST_KEY && held?.status === 'ready' ? (held.value as RefusedForm) : undefined;
}
