import type { PageReads } from '@contract/rendering';
import type { SitePageName } from '@contract/site-pages';
import type { ComponentType } from 'react';
import type { HeadContext, PageHead, PageProps } from '@/lib/page-head';
import type { PageSection } from '@/ui/lazy-section';

export interface PageModule {
  Page: ComponentType<PageProps>;
  /** The result must depend only on `context`, so that the server and the browser get the same result. */
  head(context: HeadContext): PageHead;
  /** Returns a section that only some URLs of the page show, or `undefined`. Its code is loaded separately. */
  partOf?(search: URLSearchParams, reads: PageReads): PageSection | undefined;
}

/** Screens of the public pages. The compiler reports a page without a screen. */
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
  invoice: () => import('@/site/invoices/invoice-page'),
  signup: () => import('@/site/account/signup-page'),
  login: () => import('@/site/account/login-page'),
  account: () => import('@/site/account/account-page'),
  'account-confirm': () => import('@/site/account/account-confirm-page'),
  'account-login': () => import('@/site/account/account-login-page'),
  'account-password': () => import('@/site/account/account-password-page'),
  unsubscribe: () => import('@/site/newsletter/unsubscribe-page'),
  issues: () => import('@/site/newsletter/issues-page'),
  issue: () => import('@/site/newsletter/issue-page'),
  confirm: () => import('@/site/newsletter/confirm-page'),
  published: () => import('@/site/pages/published-page'),
  'not-found': () => import('@/site/not-found/not-found-page'),
};

const loaded = new Map<SitePageName, PageModule>();

export const loadedPage = (name: SitePageName): PageModule | undefined => loaded.get(name);

/** Loads the module of a page once. After a failure, another call tries again. */
export async function loadPage(name: SitePageName): Promise<PageModule> {
  const page = loaded.get(name) ?? (await SITE_SCREENS[name]());
  loaded.set(name, page);
  return page;
}

export async function loadAddress(
  name: SitePageName,
  search: string,
  reads: PageReads,
): Promise<{ page: PageModule; part?: string }> {
  const page = await loadPage(name);
  const part = page.partOf?.(new URLSearchParams(search), reads);
  await part?.load();
  return { page, part: part?.source };
}

let latest: { of: string; page: Promise<PageModule | null> } | undefined;

/** Loads the module of a page, once for each navigation (`moveKey`). Resolves with `null` on failure. */
export function tryPage(name: SitePageName, moveKey: string): Promise<PageModule | null> {
  const of = `${name} ${moveKey}`;
  if (latest?.of !== of) latest = { of, page: loadPage(name).catch(() => null) };
  return latest.page;
}
