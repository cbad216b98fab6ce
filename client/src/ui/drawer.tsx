import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '@/lib/class-names';
import { useHydrated } from '@/lib/use-hydrated';
import styles from './drawer.module.css';
import { Icon } from './icon';

interface Props {
  /** Id of the drawer. Without a script, a link to `#` and this id opens the drawer. */
  id: string;
  label: string;
  closeLabel: string;
  isOpen: boolean;
  onClose(): void;
  children: ReactNode;
}

/** Escape, the close button, a link or a click beside it closes the drawer. The focus returns to where it was. */
export function Drawer({ id, label, closeLabel, isOpen, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isHydrated = useHydrated();

  useEffect(() => {
    if (!isOpen) return;
    const { current } = dialog;
    current?.showModal();
    document.body.style.overflow = 'hidden';
    return () => {
      document.body.style.overflow = '';
      current?.close();
    };
  }, [isOpen]);

  const closeAfterClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget || (target as Element).closest('a')) onClose();
  };
  const icon = <Icon name="close" size={24} />;
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-label={label}
      className={classNames('full-height scrolls', styles.drawer, 'on-dark')}
      onClose={onClose}
      onClick={closeAfterClick}
      onKeyDown={turnAround}
    >
      <div className={styles.sheet}>
        {isHydrated ? (
          <button type="button" className={`centred ${styles.close}`} aria-label={closeLabel} onClick={onClose}>
            {icon}
          </button>
        ) : (
          <a href="#top" className={`centred ${styles.close}`} aria-label={closeLabel}>
            {icon}
          </a>
        )}
        {children}
      </div>
    </dialog>
  );
}

/** Keeps the focus inside the drawer when Tab is pressed. Otherwise it would move to the browser's own buttons. */
function turnAround(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const [first, last] = [controls[0], controls.at(-1)];
  const leaving = event.shiftKey ? first : last;
  if (document.activeElement !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
