import type { Page } from '@playwright/test';

/** More stops than any page has. */
const MOST_STOPS = 120;

/** What is wrong with the element that has the focus: hidden, covered (by the fixed bar, for example), or without a mark of the focus. */
function findFault(page: Page): Promise<{ stop: string | null; isAgain: boolean; fault: string | null }> {
  return page.evaluate(async () => {
    // what the scrolling brings (a button, the filled bar) comes with the next frame
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const { activeElement: element } = document;
    if (!element || element === document.body) return { stop: null, isAgain: false, fault: null };
    const stop = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
    const isAgain = element.hasAttribute('data-visited');
    element.setAttribute('data-visited', '');
    const box = element.getBoundingClientRect();
    // a link that runs over two lines has its middle between them
    const [line] = element.getClientRects();
    // of a text area the browser brings the line with the cursor into view, not its middle
    const height = element.matches('textarea') ? Math.min(line.height, 64) : line.height;
    const hit = document.elementFromPoint(line.left + line.width / 2, line.top + height / 2);
    const isUncovered = hit !== null && (element.contains(hit) || hit.contains(element));
    // a link that makes its whole card a target marks the card
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

/** What the Tab key should have come to and did not. */
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

/** Goes through a page with the Tab key; answers each stop that a person who sees would lose, and what is never reached. */
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
  // a button that comes and goes with the scrolling was another element when it had the focus
  const missed = (await findMissed(page)).filter((stop) => !stops.has(stop));
  return [...lost, ...missed.map((stop) => `${stop}: never reached`)];
}
