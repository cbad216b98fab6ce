import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Id of the element in the shell's header. */
export const HEADER_BAR_ID = 'room-bar';

/** Renders the bar of a full-page editor into the shell's header. */
export function HeaderBar({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(findPlace);
  // The header may have mounted in the same render.
  useLayoutEffect(() => setPlace(findPlace()), []);
  return place ? createPortal(children, place) : children;
}

const findPlace = () => document.getElementById(HEADER_BAR_ID);
