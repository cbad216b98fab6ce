import { useNavigate } from 'react-router-dom';
import { letUnsavedGo } from '@/stores/unsaved';

/** By this the address names what is written. */
export const WRITE = { write: '' };
/** Stands for the id of what was never saved. */
export const NEW = 'new';

export const roomOf = (screen: '/admin/blog' | '/admin/pages', id: string = NEW): string => `${screen}?write=${id}`;

/** Leads to a room, with what was typed in a dialog. */
export function useOpenRoom(): (room: string) => void {
  const navigate = useNavigate();
  return (room) => {
    letUnsavedGo();
    void navigate(room);
  };
}
