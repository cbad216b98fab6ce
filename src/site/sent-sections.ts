import { type PageReads, WEBSITE_READ } from '../contract/rendering';
import { SITE_PAGES, type SitePageName } from '../contract/site-pages';
import { findSection, type ShownSections } from '../contract/website/sections';

/** What the document of a page carries of what was read: of the words of the site only those that it draws. */
export function toSent(page: SitePageName, reads: PageReads): PageReads {
  const website = reads[WEBSITE_READ];
  if (!website || !('value' in website)) return reads;
  const sent = Object.entries(website.value as ShownSections).flatMap(([name, words]) => {
    const part = typeof words === 'object' ? partOf(name, words, page) : words;
    return part === undefined ? [] : [[name, part]];
  });
  return { ...reads, [WEBSITE_READ]: { value: Object.fromEntries(sent) } };
}

function partOf(name: string, words: object & { isHidden?: boolean }, page: SitePageName): object | undefined {
  // So that no link leads there, and nobody asks for its words.
  if (words.isHidden) return { isHidden: true };
  const { pages, isByPage } = findSection(name) ?? {};
  if (isByPage) {
    // The page of a record names the list above it.
    const own = [page, SITE_PAGES[page].within].flatMap((of) => (of && of in words ? [[of, words[of as never]]] : []));
    return own.length > 0 ? Object.fromEntries(own) : undefined;
  }
  return !pages || pages.includes(page) ? words : undefined;
}
