import type { Page } from '@playwright/test';

/** Maximum number of presses of Tab. No page has so many tab stops. */
const MOST_STOPS = 120;

/**
 * Returns what is wrong with the focused element: it is hidden, covered by another element such as the fixed bar, or
 * its focus is not visible.
 */
function findFault(page: Page): Promise<{ stop: string | null; isAgain: boolean; fault: string | null }> {
  return page.evaluate(async () => {
    // Waits for the next frame, because the focus may scroll the page, and some parts then appear.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { activeElement: element } = document;
    if (!element || element === document.body) return { stop: null, isAgain: false, fault: null };
    const stop = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    const isAgain = element.hasAttribute('data-visited');
    element.setAttribute('data-visited', '');
    const box = element.getBoundingClientRect();
    // Uses the first line of the element, because the centre of a two-line link is between its lines.
    const [line] = element.getClientRects();
    // Uses the top of a text area, because the browser scrolls to the line with the cursor and not to the centre.
    const height = element.matches('textarea') ? Math.min(line.height, 64) : line.height;
    const hit = document.elementFromPoint(line.left + line.width / 2, line.top + height / 2);
    const isUncovered = hit !== null && (element.contains(hit) || hit.contains(element));
    // Also looks at the card, because a link that covers its card has its focus outline around the card.
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

/** Presses Tab through a page. Returns tab stops that are not visible, and elements that Tab does not reach. */
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
  // Compares names of elements, because scrolling may show another element with the same name as one that had the
  // focus.
  const missed = (await findMissed(page)).filter((stop) => !stops.has(stop));
  return [...lost, ...missed.map((stop) => `${stop}: never reached`)];
}
