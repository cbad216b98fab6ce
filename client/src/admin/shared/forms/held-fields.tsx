import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './held-fields.module.css';

/**
 * Fields of a form that take no words while it is saved: what came then would stand in no save, and go with the form.
 * The focus is where it was once they take words again.
 */
export function HeldFields({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const typedIn = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // A button that saves is off meanwhile, and loses the focus too.
    if (isHeld) typedIn.current = document.activeElement;
    box.current?.toggleAttribute('inert', isHeld);
    const isFree = !document.activeElement || document.activeElement === document.body;
    if (!isHeld && isFree && typedIn.current instanceof HTMLElement) typedIn.current.focus();
    if (!isHeld) typedIn.current = null;
  }, [isHeld]);
  return (
    <div ref={box} className={styles.held} aria-busy={isHeld}>
      {children}
    </div>
  );
}
