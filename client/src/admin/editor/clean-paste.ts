import { UPLOAD_PATTERN } from '@contract/limits';
import { escapedLink } from '@contract/link-target';
import { cleanCode } from './clean-code';
import { cleanTable } from './clean-table';

const IDLE = 'style, script, meta, link, title, xml, o\\:p, svg, [hidden], .EOP';
/**
 * Attribute in HTML that was copied from this editor. The images in such HTML are already uploaded, and its white space
 * is correct.
 */
const OWN_TEXT = 'data-pm-slice';
const WORD_LIST = /mso-list:\s*\S+\s+level(\d+)/i;
/** Matches the number or letter of a list entry in Word. Any other mark is a bullet. */
const NUMBERED = /^\s*(\d+|[a-z]{1,4})[.)]/i;

interface Pasted {
  html: string;
  /** Number of images left out. The clipboard has only a path on the user's device or a URL of another site. */
  lost: number;
}

/** Reduces HTML from Word, Google Docs and web pages to elements that the editor supports. */
export function cleanPaste(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(html.replace(/<!--[\s\S]*?-->/g, ''), 'text/html');
  for (const idle of body.querySelectorAll(IDLE)) idle.remove();
  const isOwn = html.includes(OWN_TEXT);
  if (!isOwn) cleanCode(body);
  for (const heading of body.querySelectorAll('[role="heading"][aria-level]'))
    rename(heading, `h${Math.min(6, Number(heading.getAttribute('aria-level')) || 6)}`);
  for (const entry of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) joinWordList(entry);
  joinBrowserLists(body);
  if (!isOwn) for (const block of body.querySelectorAll(BLOCKS)) trimEnd(block);
  for (const [from, to] of HEADINGS) for (const heading of body.querySelectorAll(from)) rename(heading, to);
  const lost = isOwn ? [] : [...body.querySelectorAll('img')].filter((image) => !bringHome(image));
  for (const image of lost) image.remove();
  for (const link of body.querySelectorAll('a[href]'))
    link.setAttribute('href', escapedLink(link.getAttribute('href') ?? ''));
  for (const table of body.querySelectorAll('table')) cleanTable(table);
  return { html: body.innerHTML, lost: lost.length };
}

/** Turns the full URL of an uploaded image into its path. Returns false for images of other sites. */
function bringHome(image: HTMLImageElement): boolean {
  const src = image.getAttribute('src') ?? '';
  const { origin, pathname } = URL.canParse(src, location.origin)
    ? new URL(src, location.origin)
    : new URL('about:blank');
  if (origin !== location.origin || !UPLOAD_PATTERN.test(pathname)) return false;
  image.setAttribute('src', pathname);
  return true;
}

const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, li, td, th, blockquote';

function trimEnd(block: Element): void {
  if (block.querySelector(`${BLOCKS}, pre`)) return;
  const walk = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const words: Node[] = [];
  while (walk.nextNode()) words.push(walk.currentNode);
  for (const node of words.reverse()) {
    node.textContent = (node.textContent ?? '').trimEnd();
    if (node.textContent !== '') return;
  }
}

const HEADINGS = [
  ['h1', 'h2'],
  ['h4, h5, h6', 'h3'],
] as const;

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function joinWordList(entry: HTMLElement): void {
  const level = Number(WORD_LIST.exec(entry.getAttribute('style') ?? '')?.[1] ?? 0);
  if (level === 0) return;
  const mark = [...entry.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const tag = NUMBERED.test(mark?.textContent ?? '') ? 'ol' : 'ul';
  mark?.remove();
  joinList(entry, { level, tag });
}

/** Joins lists from Word on the web, which puts each list entry into a list of its own. */
function joinBrowserLists(body: HTMLElement): void {
  const entries = [...body.querySelectorAll('li[data-aria-level]')].filter(
    (entry) => !entry.parentElement?.closest('li'),
  );
  for (const entry of entries) {
    const list = entry.parentElement;
    const { parentElement: box } = list ?? {};
    // Removes an element around a single list, because it would separate the list from the one before it.
    if (list && box !== body && box?.children.length === 1) box.replaceWith(list);
  }
  for (const entry of entries) {
    const list = entry.parentElement;
    if (!list?.matches('ul, ol')) continue;
    list.before(entry);
    if (list.children.length === 0) list.remove();
    const first = Number(entry.getAttribute('data-aria-posinset') ?? list.getAttribute('start') ?? Number.NaN);
    joinList(entry, {
      level: Number(entry.getAttribute('data-aria-level')) || 1,
      tag: list.localName,
      ...(list.localName === 'ol' && { first }),
    });
  }
}

interface Place {
  level: number;
  tag: string;
  first?: number;
}

/** Adds an entry to the list before it, or starts a new list. */
function joinList(entry: Element, { level, tag, first }: Place): void {
  const { ownerDocument: page } = entry;
  const fits = (known: Element | null, depth: number): known is Element =>
    known?.matches('ul, ol') === true && (depth < level || (known.localName === tag && first !== 1));
  const begin = () => {
    const begun = page.createElement(tag);
    if (first && first > 1) begun.setAttribute('start', String(first));
    return begun;
  };
  let list = entry.previousElementSibling;
  if (!list?.hasAttribute('data-word') || !fits(list, 1)) {
    list = begin();
    list.setAttribute('data-word', '');
    entry.before(list);
  }
  for (let depth = 2; depth <= level; depth += 1) {
    const last: Element = list.lastElementChild ?? list.appendChild(page.createElement('li'));
    const inner = last.lastElementChild;
    list = fits(inner, depth) ? inner : last.appendChild(begin());
  }
  const item = page.createElement('li');
  item.append(...entry.childNodes);
  list.append(item);
  entry.remove();
}
