import type { RefObject } from 'react';

/** Minimum distance in px between the cursor and a bar that covers the text. */
const AIR = 8;

/**
 * Returns the space in px that the cursor must keep from each edge of the screen, so that the toolbar does not cover
 * it. The getters measure the toolbar each time, because its height changes.
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
