import type { Page } from '@playwright/test';

/** More tab stops than any page has. */
const MOST_STOPS = 120;

/**
 * Returns the fault of the focused element: hidden, covered (for example by the fixed bar), or without a visible focus.
 */
function findFault(page: Page): Promise<{ stop: string | null; isAgain: boolean; fault: string | null }> {
  return page.evaluate(async () => {
    // Parts that appear by scrolling (a button, the filled bar) come with the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { activeElement: element } = document;
    if (!element || element === document.body) return { stop: null, isAgain: false, fault: null };
    const stop = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    const isAgain = element.hasAttribute('data-visited');
    element.setAttribute('data-visited', '');
    const box = element.getBoundingClientRect();
    // Uses the first line of the element, because the centre of a two-line link is between its lines.
    const [line] = element.getClientRects();
    // For a text area, the browser shows the line with the cursor, not the centre.
    const height = element.matches('textarea') ? Math.min(line.height, 64) : line.height;
    const hit = document.elementFromPoint(line.left + line.width / 2, line.top + height / 2);
    const isUncovered = hit !== null && (element.contains(hit) || hit.contains(element));
    // For a link that covers its card, the focus outline is on the card.
    const isMarked = [element, element.closest('article, li')].some((part) => {
      const { outlineStyle, outlineWidth } = part
        ? getComputedStyle(part)
        : { outlineStyle: 'none', outlineWidth: '0' };
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    let fault: string | null = null;
    if (!isInView) fault = 'out of view';
    else if (!isUncovered) fault = `covered by ${hit?.tagName.toLowerCase()}.${hit?.getAttribute('class')}`;
    else if (!isMarked) fault = 'not marked';
    return { stop, isAgain, fault };
  });
}

/** Returns focusable elements that Tab did not reach. */
function findMissed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'))
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.hasAttribute('data-visited'))
      .map((element) => {
        const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return `${element.tagName.toLowerCase()} "${words.trim().slice(0, 40)}"`;
      }),
  );
}

/** Tabs through a page and returns invisible and unreachable stops. */
export async function findLostStops(page: Page): Promise<string[]> {
  const lost: string[] = [];
  const stops = new Set<string>();
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    const { stop, isAgain, fault } = await findFault(page);
    if (stop === null || isAgain) break;
    stops.add(stop);
    if (fault) lost.push(`${stop}: ${fault}`);
  }
  // Compares by name, because a button that appears on scrolling may have been another element when it was focused.
  const missed = (await findMissed(page)).filter((stop) => !stops.has(stop));
  return [...lost, ...missed.map((stop) => `${stop}: never reached`)];
}
