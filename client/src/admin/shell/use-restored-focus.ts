import { useEffect } from 'react';
import { pageHead } from '../shared/layout/page-head';

const WATCHED = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['disabled', 'inert', 'hidden', 'class', 'style', 'aria-busy'],
};
const PARTS = 'section[aria-labelledby], [role="dialog"][aria-labelledby]';

const isUsable = (element: Element | null | undefined): boolean =>
  !!element?.isConnected &&
  !element.matches(':disabled') &&
  !element.closest('[inert]') &&
  element.checkVisibility?.() !== false;

/**
 * Watches the focused element. If it was disabled, focuses it again once it is enabled. If it is gone, focuses the
 * nearest heading. Never scrolls.
 */
export function useRestoredFocus(): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    let around: Element[] = [];
    let home: HTMLElement | null = null;
    /** True if the focused element was disabled or removed, false if the user clicked elsewhere. */
    let isLost = false;
    let frame = 0;

    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target === home) return;
      last = target;
      home = null;
      around = [];
      for (let part: Element | null = target; part; part = part.parentElement) around.push(part);
    };
    const check = () => {
      frame = 0;
      const active = document.activeElement;
      const isElsewhere = active && active !== document.body && active !== home && isUsable(active);
      if (!last || isElsewhere) return;
      if (isUsable(last)) {
        if (isLost) last.focus({ preventScroll: true });
        else last = null;
        isLost = false;
        return;
      }
      isLost = true;
      // Finds the part of the screen that contained the element. React may have replaced the part, so its heading is
      // found by its id.
      const part = around.find((one) => one.matches(PARTS) && isUsable(namedBy(one)));
      const isBusy = last.isConnected && part?.querySelector('[aria-busy="true"]');
      if (isBusy || active === home) return;
      home = headingOf(part) ?? headingOf(openDialog()) ?? pageHead();
      home?.focus({ preventScroll: true });
    };
    const schedule = () => {
      if (last && frame === 0) frame = requestAnimationFrame(check);
    };

    const changes = new MutationObserver(schedule);
    changes.observe(document.body, WATCHED);
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', schedule);
    return () => {
      changes.disconnect();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', schedule);
    };
  }, []);
}

const openDialog = () =>
  [...document.querySelectorAll(PARTS)].filter((part) => part.matches('[role]') && isUsable(part)).at(-1);

const namedBy = (part: Element | undefined) => document.getElementById(part?.getAttribute('aria-labelledby') ?? '');

function headingOf(part: Element | undefined): HTMLElement | null {
  const heading = namedBy(part);
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  return heading;
}
