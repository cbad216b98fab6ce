import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './held-fields.module.css';

/** Makes fields inert while saving, because text typed then would be lost. Focus returns afterwards. */
export function HeldFields({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const typedIn = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // The save button is disabled while saving and loses focus too.
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
