import { partsOf, placeOf } from './page-parts';

export interface Fit {
  lines: number;
  links: string[];
  /** Links that visitors must scroll to, although their section is at the top of the page. */
  below: string[];
  isFirst: boolean;
  isTooWide: boolean;
}

/** A section that begins within this distance from the top of the page counts as its first section. */
const FIRST_WITHIN_PX = 120;
/**
 * Maximum difference in px between the bottom edges of letters on one line. Letters of different sizes end at different
 * heights.
 */
const SAME_LINE_PX = 4;

/**
 * Measures a section in the preview. Returns `null` if it is not shown.
 * @param height height in px that is visible without scrolling
 */
export function fitOf(page: Document, name: string, height: number): Fit | null {
  const place = placeOf(page, name);
  if (!place) return null;
  const parts = partsOf(page, name);
  const heading = parts.map((part) => part.querySelector('h1, h2, h3')).find((found) => found !== null);
  const links = linksIn(parts);
  const seen = page.defaultView?.scrollY ?? 0;
  const first = parts.filter((part) => part.getBoundingClientRect().top + seen < FIRST_WITHIN_PX);
  const below = linksIn(first).filter((link) => link.getBoundingClientRect().bottom + seen > height);
  return {
    lines: heading ? linesOf(heading) : 0,
    links: links.map(textOf),
    below: below.map(textOf),
    isFirst: place.top < FIRST_WITHIN_PX,
    isTooWide: page.documentElement.scrollWidth > page.documentElement.clientWidth,
  };
}

const linksIn = (parts: HTMLElement[]) =>
  parts
    .flatMap((part) => [...part.querySelectorAll('a')])
    .filter((link) => link.textContent !== '' && !isPutAway(link));

const isPutAway = (link: Element): boolean => link.closest('dialog:not([open])') !== null;

const textOf = ({ textContent }: Element): string => textContent.trim();

function linesOf(element: Element): number {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 1).sort((a, b) => a.bottom - b.bottom);
  return boxes.filter(({ bottom }, index) => index === 0 || bottom - (boxes[index - 1]?.bottom ?? 0) > SAME_LINE_PX)
    .length;
}
