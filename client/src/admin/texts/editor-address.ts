import { useNavigate } from 'react-router-dom';
import { letUnsavedGo } from '@/stores/unsaved';

/** By this the address names what is written. */
export const WRITE = { write: '' };
/** Stands for the id of what was never saved. */
export const NEW = 'new';

export const editorAddress = (screen: '/admin/blog' | '/admin/pages' | '/admin/services', id: string = NEW): string =>
  `${screen}?write=${id}`;

/**
 * The room that is open already and goes on under this address: its text has got another place, or is stored by now.
 */
export const stayingEditor = (state: unknown): string | undefined => (state as { stays?: string } | null)?.stays;

/** Leads to a room, with what was typed in a dialog. */
export function useOpenEditor(): (room: string) => void {
  const navigate = useNavigate();
  return (room) => {
    letUnsavedGo();
    void navigate(room);
  };
}
