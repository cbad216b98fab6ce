import type { RefObject } from 'react';

/** Minimum distance in px between the cursor and a bar that covers the text. */
const AIR = 8;

/** Returns the distances from the edges at which the editor scrolls. The toolbar's height changes and is measured. */
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
