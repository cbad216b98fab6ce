import type { Page } from '@playwright/test';

/** Minimum size of a control in px, about the width of a thumb. WCAG 2.2 AA requires only 24 px. */
const TOUCH_PX = 44;

/** Returns selectors of elements that make the page scroll horizontally, because they exceed its right edge. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { documentElement: root } = document;
    if (root.scrollWidth <= root.clientWidth) return [];
    return Array.from(document.querySelectorAll('body *'))
      .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
      .slice(0, 8)
      .concat(`${root.scrollWidth} of ${root.clientWidth} px`);
  });
}

/** Returns words that do not fit on one line of their text. Ids are no words: letters beside digits do not count. */
export function findCutWords(page: Page, texts: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const cut: string[] = [];
    for (const heading of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/(?<![\p{L}\d])\p{L}+(?![\p{L}\d])/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) cut.push(word);
        }
      }
    }
    return cut;
  }, texts);
}

/**
 * Returns controls whose targets are smaller than `TOUCH_PX`, except links in running text and elements that are hidden
 * until they get the focus. Finds the size by points that hit the control, because `::after` may make a target larger
 * than its visible box.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isInText = (element: Element): boolean => {
      const block = element.closest('p, dd, address, figcaption, label, blockquote');
      return block !== null && (block.textContent ?? '').trim().length > (element.textContent ?? '').trim().length + 3;
    };
    /** Returns the distance in px from a point to the end of the target in one direction, at most the minimum size. */
    const reach = (element: Element, x: number, y: number, stepX: number, stepY: number): number => {
      for (let distance = least; distance > 0; distance -= 1) {
        const hit = document.elementFromPoint(x + stepX * distance, y + stepY * distance);
        if (hit && (element.contains(hit) || hit.closest('label')?.contains(element))) return distance;
      }
      return 0;
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role="tab"]',
    )) {
      const style = getComputedStyle(element);
      if (style.visibility === 'hidden' || !element.checkVisibility() || element.closest('[inert], .leaflet-container'))
        continue;
      if (element.matches('a') && isInText(element)) continue;
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      if (box.bottom < 0 || box.right < 0) continue;
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const width = Math.max(box.width, reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0));
      const height = Math.max(box.height, reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1));
      if (width < least - 0.5 || height < least - 0.5) {
        found.push(
          `${element.tagName} "${(element.textContent ?? '').trim().slice(0, 40)}" ${Math.round(width)}x${Math.round(height)}`,
        );
      }
    }
    return [...new Set(found)];
  }, TOUCH_PX);
}
