import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export const HEADER_BAR_ID = 'header-bar';

export function HeaderBar({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(findPlace);
  // Searches again after mounting: if the header mounts in the same render, the first search finds nothing.
  useLayoutEffect(() => setPlace(findPlace()), []);
  return place ? createPortal(children, place) : children;
}

const findPlace = () => document.getElementById(HEADER_BAR_ID);
