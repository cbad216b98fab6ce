import { UPLOAD_PATTERN } from '@contract/limits';
import { escapedLink } from '@contract/link-target';
import { cleanTable } from './clean-table';

/** What office programs hang on what they give away, none of it words. */
const IDLE = 'style, script, meta, link, title, xml, o\\:p, svg, [hidden]';
/** What an editor like this one hangs on what is copied out of it: its pictures stand in the text already. */
const OWN_TEXT = 'data-pm-slice';
const WORD_LIST = /mso-list:\s*\S+\s+level(\d+)/i;
/** What Word writes as the mark of an entry: numbers and letters with a sign, or anything else of one sign. */
const NUMBERED = /^\s*(\d+|[a-z]{1,4})[.)]/i;

interface Pasted {
  html: string;
  /**
   * How many pictures are left out: the clipboard only names a file on somebody's machine, or an address elsewhere, where a picture goes away
   * some day and whose owner would learn who reads the site.
   */
  lost: number;
}

/**
 * HTML as Word, Google Docs and pages give it, with headings, lists and looks as the editor knows them. What the editor has no name for it leaves
 * out by itself.
 */
export function cleanPaste(html: string): Pasted {
  const { body } = new DOMParser().parseFromString(html.replace(/<!--[\s\S]*?-->/g, ''), 'text/html');
  for (const idle of body.querySelectorAll(IDLE)) idle.remove();
  for (const entry of [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')]) joinWordList(entry);
  for (const [from, to] of HEADINGS) for (const heading of body.querySelectorAll(from)) rename(heading, to);
  const lost = html.includes(OWN_TEXT) ? [] : [...body.querySelectorAll('img')].filter((image) => !bringHome(image));
  for (const image of lost) image.remove();
  for (const link of body.querySelectorAll('a[href]'))
    link.setAttribute('href', escapedLink(link.getAttribute('href') ?? ''));
  for (const table of body.querySelectorAll('table')) cleanTable(table);
  return { html: body.innerHTML, lost: lost.length };
}

/** Answers whether it is a file of this site. A browser that copies a page writes its addresses out. */
function bringHome(image: HTMLImageElement): boolean {
  const src = image.getAttribute('src') ?? '';
  const { origin, pathname } = URL.canParse(src, location.origin)
    ? new URL(src, location.origin)
    : new URL('about:blank');
  if (origin !== location.origin || !UPLOAD_PATTERN.test(pathname)) return false;
  image.setAttribute('src', pathname);
  return true;
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

/** Word's lists are paragraphs that only look like entries: each is put at the end of the list that it belongs to. */
function joinWordList(entry: HTMLElement): void {
  const level = Number(WORD_LIST.exec(entry.getAttribute('style') ?? '')?.[1] ?? 0);
  if (level === 0) return;
  const { ownerDocument: page } = entry;
  const mark = [...entry.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const tag = NUMBERED.test(mark?.textContent ?? '') ? 'ol' : 'ul';
  mark?.remove();
  /** What is marked otherwise at the same level is another list. */
  const fits = (known: Element | null, depth: number): known is Element =>
    known?.matches('ul, ol') === true && (depth < level || known.localName === tag);
  let list = entry.previousElementSibling;
  if (!list?.hasAttribute('data-word') || !fits(list, 1)) {
    list = page.createElement(tag);
    list.setAttribute('data-word', '');
    entry.before(list);
  }
  for (let depth = 2; depth <= level; depth += 1) {
    const last: Element = list.lastElementChild ?? list.appendChild(page.createElement('li'));
    const inner = last.lastElementChild;
    list = fits(inner, depth) ? inner : last.appendChild(page.createElement(tag));
  }
  const item = page.createElement('li');
  item.append(...entry.childNodes);
  list.append(item);
  entry.remove();
}
