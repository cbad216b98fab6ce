import type { RefObject } from 'react';

/** Between the cursor and what covers the text. */
const AIR = 8;

/** How near the edges of the window the cursor may come: measured each time, since the bar of tools lies over the text, on phones at its foot, and grows. */
export function reserveScrollSpace(bar: RefObject<HTMLElement | null>) {
  const covered = (isFoot: boolean) => {
    const element = bar.current;
    if (!element) return AIR;
    const { position, top } = getComputedStyle(element);
    if ((position === 'fixed') !== isFoot) return AIR;
    return element.offsetHeight + AIR + (isFoot ? 0 : Number.parseFloat(top) || 0);
  };
  return {
    left: 0,
    right: 0,
    get top() {
      return covered(false);
    },
    get bottom() {
      return covered(true);
    },
  };
}
