import { expect, type Page } from '@playwright/test';
import { settle } from './office-fit';

const soft = expect.configure({ soft: true });

/** Minimum width of a field in px. Typed text cannot be read in a narrower field. */
const LEAST_WIDTH = 120;

/**
 * Returns fields that are too narrow, and fields that exceed their card. A field for a number in a line of a quote may
 * be narrow if its content is visible.
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
      // Measures the frame around the field, which also contains the unit.
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
      // Skips parts that scroll, such as toolbars, because their content may be wider.
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

/** Expects that all fields are wide enough and inside their card, at laptop and phone width. */
export async function expectFieldsFit(page: Page, form: string): Promise<void> {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await settle(page);
    expect.soft((await misfits(page)).count, `fields of ${form}`).toBeGreaterThan(0);
    // Checks repeatedly, because some parts, such as previews, adapt to a new width a little later by script.
    const wrong = async () => (await misfits(page)).wrong;
    await soft.poll(wrong, { message: `${form} at ${width} px`, timeout: 10_000 }).toEqual([]);
  }
}
