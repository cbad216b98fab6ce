import { expect, type Page } from '@playwright/test';
import { settle } from './office-fit';

const soft = expect.configure({ soft: true });

/** Minimum width of a field in px. Typed text cannot be read in a narrower field. */
const LEAST_WIDTH = 120;

/**
 * Returns fields that are too narrow or outside their card. A number in a quote's line is a table cell, which may be
 * narrower if its content is visible.
 */
async function misfits(page: Page): Promise<{ count: number; wrong: string[] }> {
  return page.evaluate((least) => {
    const top = document.querySelector('[role="dialog"]') ?? document.querySelector('main') ?? document.body;
    const isShown = (part: Element) =>
      part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !part.closest('.visually-hidden, .leaflet-container');
    const within = (names: string) => [...top.querySelectorAll<HTMLElement>(names)].filter(isShown);
    const nameOf = (part: HTMLElement) =>
      part.getAttribute('aria-label') ??
      (part as HTMLInputElement).labels?.[0]?.textContent ??
      (part.id || part.getAttribute('alt') || part.textContent?.slice(0, 40) || part.tagName);

    const typed =
      'input:not([type="checkbox"], [type="radio"], [type="color"]), textarea, select, [contenteditable="true"]';
    const fields = within(`${typed}, fieldset img`);
    const wrong: string[] = [];
    for (const field of fields) {
      // Includes the frame, which contains the unit.
      const { width } = (field.closest('.ant-input-affix-wrapper, .ant-picker') ?? field).getBoundingClientRect();
      const isCell =
        field.matches('[inputmode="decimal"]') && !!field.closest('li') && field.scrollWidth <= field.clientWidth;
      if (width < least && !isCell) wrong.push(`${nameOf(field)} is ${Math.round(width)} px wide`);
    }

    const isCard = (part: Element) => {
      const { borderLeftWidth, backgroundColor, display } = getComputedStyle(part);
      return display !== 'inline' && (borderLeftWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)');
    };
    const scrolls = (part: Element) => /auto|scroll/.test(getComputedStyle(part).overflow);
    for (const part of within(`${typed}, img, button, label, legend`)) {
      let card = part.parentElement;
      while (card && card !== top && !isCard(card) && !scrolls(card)) card = card.parentElement;
      // Scrolling parts, such as toolbars, may overflow.
      if (!card || scrolls(card)) continue;
      const [own, its] = [part.getBoundingClientRect(), card.getBoundingClientRect()];
      const out = Math.max(its.left - own.left, own.right - its.right, its.top - own.top, own.bottom - its.bottom);
      if (out > 1) wrong.push(`${nameOf(part)} is ${Math.round(out)} px outside of its card ${card.className}`);
    }
    for (const box of [document.documentElement, top]) {
      if (box.scrollWidth > box.clientWidth) wrong.push(`${box.tagName} scrolls sideways`);
    }
    return { count: fields.length, wrong };
  }, LEAST_WIDTH);
}

/** Expects readable fields inside their card, at phone and laptop width. */
export async function expectFieldsFit(page: Page, form: string): Promise<void> {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    expect.soft((await misfits(page)).count, `fields of ${form}`).toBeGreaterThan(0);
    // Parts that adapt by script, such as a preview, follow shortly after.
    const wrong = async () => (await misfits(page)).wrong;
    await soft.poll(wrong, { message: `${form} at ${width} px`, timeout: 10_000 }).toEqual([]);
  }
}
