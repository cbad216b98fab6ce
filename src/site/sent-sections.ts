import { type PageReads, WEBSITE_READ } from '../contract/rendering';
import type { SitePageName } from '../contract/site-pages';
import { type ChangedSections, findSection, LEFT_OUT } from '../contract/website/sections';

/** What the document of a page carries of what was read: of the words of the site only those that it draws. */
export function toSent(page: SitePageName, reads: PageReads): PageReads {
  const website = reads[WEBSITE_READ];
  if (!website || !('value' in website)) return reads;
  const sent = Object.entries(website.value as ChangedSections).map(([name, words]) => [
    name,
    partOf(name, words, page),
  ]);
  return { ...reads, [WEBSITE_READ]: { value: Object.fromEntries(sent) } };
}

function partOf(name: string, words: object & { isHidden?: boolean }, page: SitePageName): object | typeof LEFT_OUT {
  // So that no link leads there, and nobody asks for its words.
  if (words.isHidden) return { isHidden: true };
  const { pages, isByPage } = findSection(name) ?? {};
  if (isByPage) return page in words ? { [page]: words[page as never] } : LEFT_OUT;
  return !pages || pages.includes(page) ? words : LEFT_OUT;
}
