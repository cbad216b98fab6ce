import { partsOf, placeOf } from './page-parts';

/** Layout of a section on a page drawn at a device's width. */
export interface Fit {
  /** Lines of the first heading; 0 without one. */
  lines: number;
  links: string[];
  /** Links below the first screen, in parts that begin at the top. */
  below: string[];
  isFirst: boolean;
  /** True if something makes the page wider than the screen. */
  isTooWide: boolean;
}

/** A section that begins within this distance of the top comes first. */
const FIRST_WITHIN_PX = 120;
/** Boxes within this distance are on one line, because letters of other sizes are higher. */
const SAME_LINE_PX = 4;

/** Returns `null` if nothing of the section is drawn. @param height of the first screen */
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

/** True inside a closed drawer, which repeats the links of the menu. */
const isPutAway = (link: Element): boolean => link.closest('dialog:not([open])') !== null;

const textOf = ({ textContent }: Element): string => textContent.trim();

function linesOf(element: Element): number {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  const boxes = [...range.getClientRects()].filter(({ width }) => width > 1).sort((a, b) => a.bottom - b.bottom);
  return boxes.filter(({ bottom }, index) => index === 0 || bottom - (boxes[index - 1]?.bottom ?? 0) > SAME_LINE_PX)
    .length;
}
