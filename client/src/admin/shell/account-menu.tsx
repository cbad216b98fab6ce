import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { initialsOf } from '@/lib/initials';
import { useSession } from '@/stores/session';
import { ChangePasswordDialog } from '../shared/passwords/change-password-dialog';
import styles from './account-menu.module.css';

/** Who is signed in; under the name, what one does with one's own account. */
export function AccountMenu() {
  const user = useSession((session) => session.user);
  const [isOpen, setIsOpen] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useClickOutside(box, () => setIsOpen(false));
  if (!user) return null;

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setIsOpen(false);
    opener.current?.focus();
  };
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !box.current?.contains(relatedTarget)) setIsOpen(false);
  };
  const handleChange = () => {
    // The dialog gives the focus back to where it was, and this entry will be gone.
    opener.current?.focus();
    setIsOpen(false);
    setIsChanging(true);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears what its buttons let through */}
      <div ref={box} className={styles.box} onKeyDown={handleKey} onBlur={handleBlur}>
        <button
          ref={opener}
          type="button"
          className={styles.account}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles.avatar} aria-hidden="true">
            {initialsOf(user.name)}
          </span>
          <span className={styles.words}>
            <b>{user.name}</b>
            <span className={styles.role}>{user.role}</span>
          </span>
          <svg className={styles.arrow} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        </button>
        {isOpen && (
          <div className={styles.panel}>
            <button type="button" className={styles.entry} onClick={handleChange}>
              Change password
            </button>
          </div>
        )}
      </div>
      <ChangePasswordDialog open={isChanging} user={user} onClose={() => setIsChanging(false)} />
    </>
  );
}

function useClickOutside(box: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const handlePress = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [box, close]);
}
