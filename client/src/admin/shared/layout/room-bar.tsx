import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Where the shell's header leaves room for it. */
export const ROOM_BAR_ID = 'room-bar';

/** What a screen that fills the window says and does at its top: in the shell's header. */
export function RoomBar({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState(findPlace);
  // The header may have come with it.
  useLayoutEffect(() => setPlace(findPlace()), []);
  return place ? createPortal(children, place) : children;
}

const findPlace = () => document.getElementById(ROOM_BAR_ID);
