import { type ReactNode, useLayoutEffect, useRef } from 'react';

export function HeldFields({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const typedIn = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // Remembers the focused field, to focus it again later. `inert` takes the focus away.
    if (isHeld) typedIn.current = document.activeElement;
    box.current?.toggleAttribute('inert', isHeld);
    const isFree = !document.activeElement || document.activeElement === document.body;
    if (!isHeld && isFree && typedIn.current instanceof HTMLElement) typedIn.current.focus();
    if (!isHeld) typedIn.current = null;
  }, [isHeld]);
  return (
    <div ref={box} style={{ display: 'contents' }} aria-busy={isHeld}>
      {children}
    </div>
  );
}
