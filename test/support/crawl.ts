import type { Page } from '@playwright/test';

export interface CrawledPage {
  status: number;
  /** Linked paths with their queries, from the document and from links that the script adds. */
  links: string[];
  /** Text of the document, and text that the script adds. */
  said: string;
}

const HREF = /<a [^>]*?href="([^"#]*)/g;
const LISTED = /<loc>([^<]+)<\/loc>|<link href="([^"]+)"/g;

/** Follows all links from the home page, the sitemap, the feed and a missing page. */
export async function crawl(page: Page, siteUrl: string): Promise<Map<string, CrawledPage>> {
  const found = new Map<string, CrawledPage>();
  const open = ['/', '/no/such/page', ...(await listed(siteUrl))];
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    if (found.has(path)) continue;
    const links = new Set<string>();
    const answer = await page.goto(siteUrl + path);
    const sent = (await answer?.text()) ?? '';
    const drawn = await page.locator('a[href]').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
    for (const href of [...[...sent.matchAll(HREF)].map(([, raw]) => raw.replaceAll('&amp;', '&')), ...drawn]) {
      const own = href.startsWith(siteUrl) ? href.slice(siteUrl.length) || '/' : href;
      if (own.startsWith('/')) links.add(own.split('#')[0]);
    }
    const said = `${sent}\n${await page.locator('body').textContent()}`;
    found.set(path, { status: answer?.status() ?? 0, links: [...links], said });
    open.push(...links);
  }
  return found;
}

async function listed(siteUrl: string): Promise<string[]> {
  const texts = await Promise.all(
    ['/sitemap.xml', '/feed.xml'].map(async (path) => (await fetch(siteUrl + path)).text()),
  );
  return texts.flatMap((text) => [...text.matchAll(LISTED)].map(([, loc, link]) => new URL(loc ?? link).pathname));
}

/** Returns `from -> to`, with the status, for every link that does not lead to a page. */
export function deadLinks(found: Map<string, CrawledPage>): string[] {
  return [...found].flatMap(([from, { links }]) =>
    links.filter((to) => found.get(to)?.status !== 200).map((to) => `${from} -> ${to} ${found.get(to)?.status}`),
  );
}

/** Matches the name of the time zone, which every site shows and which is no sample text. */
const ZONE = /\(Lusaka\s+time\)/g;

/** Returns `path: text` for each text of `words` that a page, script, email or PDF file in `found` contains. */
export function foreignWords(found: Map<string, { said: string }>, words: readonly string[]): string[] {
  return [...found].flatMap(([path, { said }]) => {
    const plain = said
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
      .replaceAll('&quot;', '"')
      .replaceAll(ZONE, '');
    return words.filter((each) => plain.includes(each)).map((each) => `${path}: ${each}`);
  });
}
