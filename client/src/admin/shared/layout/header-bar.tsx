import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export const HEADER_BAR_ID = 'header-bar';

export function HeaderBar({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(findPlace);
  // Looks again after mounting, because the header may mount in the same render.
  useLayoutEffect(() => setPlace(findPlace()), []);
  return place ? createPortal(children, place) : children;
}

const findPlace = () => document.getElementById(HEADER_BAR_ID);
