import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export const HEADER_BAR_ID = 'header-bar';

export function HeaderBar({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(findPlace);
  // Searches again after mounting. If the header mounts in the same render, the first search does not find it yet.
  useLayoutEffect(() => setPlace(findPlace()), []);
  return place ? createPortal(children, place) : children;
}

const findPlace = () => document.getElementById(HEADER_BAR_ID);
