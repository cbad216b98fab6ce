import type { PageReadsService } from '@contract/rendering';
import type { SitePageName } from '@contract/site-pages';
import type { ComponentType } from 'react';
import type { HeadContext, PageHead, PageProps } from '@/lib/page-head';
import type { PageSection } from '@/ui/lazy-section';

/** What the module of a page exports. */
export interface PageModule {
  Page: ComponentType<PageProps>;
  /** Pure: server and client ask it for the same. */
  head(context: HeadContext): PageHead;
  /** What only some of its addresses show, where it is not all in one module. */
  partOf?(search: URLSearchParams, reads: PageReadsService): PageSection | undefined;
}

/** The screen of each public page; a page of the contract without one does not compile. */
export const SITE_SCREENS: Record<SitePageName, () => Promise<PageModule>> = {
  home: () => import('@/site/home/home-page'),
  about: () => import('@/site/about/about-page'),
  articles: () => import('@/site/articles/articles-page'),
  article: () => import('@/site/articles/article-page'),
  blogs: () => import('@/site/blogs/blogs-page'),
  blog: () => import('@/site/blogs/blog-page'),
  team: () => import('@/site/team/team-page'),
  services: () => import('@/site/services/services-page'),
  service: () => import('@/site/services/service-page'),
  contact: () => import('@/site/contact/contact-page'),
  quote: () => import('@/site/quotes/quote-page'),
  signup: () => import('@/site/account/signup-page'),
  login: () => import('@/site/account/login-page'),
  unsubscribe: () => import('@/site/newsletter/unsubscribe-page'),
  issues: () => import('@/site/newsletter/issues-page'),
  issue: () => import('@/site/newsletter/issue-page'),
  confirm: () => import('@/site/newsletter/confirm-page'),
  published: () => import('@/site/pages/published-page'),
  'not-found': () => import('@/site/not-found/not-found-page'),
};

const loaded = new Map<SitePageName, PageModule>();

/** The module of a page, if it is here already. */
export const loadedPage = (name: SitePageName): PageModule | undefined => loaded.get(name);

/** Fetches the module of a page once; a failed try may be repeated. */
export async function loadPage(name: SitePageName): Promise<PageModule> {
  const page = loaded.get(name) ?? (await SITE_SCREENS[name]());
  loaded.set(name, page);
  return page;
}

/** Fetches all that the page needs to be drawn at an address without a pause. */
export async function loadAddress(
  name: SitePageName,
  search: string,
  reads: PageReadsService,
): Promise<{ page: PageModule; part?: string }> {
  const page = await loadPage(name);
  const part = page.partOf?.(new URLSearchParams(search), reads);
  await part?.load();
  return { page, part: part?.source };
}

let latest: { of: string; page: Promise<PageModule | null> } | undefined;

/** The module of a page, or null where it does not arrive: one try for each move, which `moveKey` names. */
export function tryPage(name: SitePageName, moveKey: string): Promise<PageModule | null> {
  const of = `${name} ${moveKey}`;
  if (latest?.of !== of) latest = { of, page: loadPage(name).catch(() => null) };
  return latest.page;
}
