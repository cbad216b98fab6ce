import type { RefObject } from 'react';

/** Minimum distance in px between the cursor and the toolbar. */
const AIR = 8;

/**
 * Returns the minimum distance in px between the cursor and each edge of the screen, so that the toolbar never covers
 * the cursor. `top` and `bottom` measure the toolbar at each access, because its height changes.
 */
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
