import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Where the shell's header leaves room for it. */
export const HEADER_BAR_ID = 'room-bar';

/** What a screen that fills the window says and does at its top: in the shell's header. */
export function HeaderBar({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(findPlace);
  // The header may have come with it.
  useLayoutEffect(() => setPlace(findPlace()), []);
  return place ? createPortal(children, place) : children;
}

const findPlace = () => document.getElementById(HEADER_BAR_ID);
