import type { ComponentType } from 'react';
import type { HeadContext, PageHead } from '@/lib/page-head';
import type { ReadKey } from '@/stores/remote-store';
import { blogPostReads, blogsReads, publishedPageReads, serviceReads, servicesReads, teamReads } from './site-reads';

export type RouteParams = Readonly<Record<string, string | undefined>>;

/** What the module of a page exports. */
export interface PageModule {
  Page: ComponentType;
  /** Pure: server and client ask it for the same. */
  head(context: HeadContext): PageHead;
}

export interface SiteRoute {
  name: string;
  /** In the router's syntax. */
  path: string;
  /** Source of the page below `client/`, as the build's manifest names it. */
  file: string;
  load(): Promise<PageModule>;
  /** What the server reads before it renders the page, beside the settings. */
  reads?(params: RouteParams, search: URLSearchParams): ReadKey[];
  /** False where the page has a form of its own, or nothing to read; true when left out. */
  hasNewsletter?: boolean;
}

/** Every public path, in the order in which they are tried. Specification, section 2; the contract, section 4 for pages and unsubscribing. */
export const SITE_ROUTES: readonly SiteRoute[] = [
  { name: 'home', path: '/', file: 'src/site/home/home-page.tsx', load: () => import('@/site/home/home-page') },
  {
    name: 'about',
    path: '/about',
    file: 'src/site/about/about-page.tsx',
    load: () => import('@/site/about/about-page'),
  },
  {
    name: 'articles',
    path: '/articles',
    file: 'src/site/articles/articles-page.tsx',
    load: () => import('@/site/articles/articles-page'),
  },
  {
    name: 'article',
    path: '/articles/:id',
    file: 'src/site/articles/article-page.tsx',
    load: () => import('@/site/articles/article-page'),
  },
  {
    name: 'blogs',
    path: '/blogs',
    file: 'src/site/blogs/blogs-page.tsx',
    load: () => import('@/site/blogs/blogs-page'),
    reads: blogsReads,
  },
  {
    name: 'blog',
    path: '/blogs/:id',
    file: 'src/site/blogs/blog-page.tsx',
    load: () => import('@/site/blogs/blog-page'),
    reads: blogPostReads,
  },
  {
    name: 'team',
    path: '/team',
    file: 'src/site/team/team-page.tsx',
    load: () => import('@/site/team/team-page'),
    reads: teamReads,
  },
  {
    name: 'services',
    path: '/services',
    file: 'src/site/services/services-page.tsx',
    load: () => import('@/site/services/services-page'),
    reads: servicesReads,
  },
  {
    name: 'service',
    path: '/services/:id',
    file: 'src/site/services/service-page.tsx',
    load: () => import('@/site/services/service-page'),
    reads: serviceReads,
  },
  {
    name: 'contact',
    path: '/contact',
    file: 'src/site/contact/contact-page.tsx',
    load: () => import('@/site/contact/contact-page'),
    reads: servicesReads,
    hasNewsletter: false,
  },
  {
    name: 'signup',
    path: '/signup',
    file: 'src/site/account/signup-page.tsx',
    load: () => import('@/site/account/signup-page'),
    hasNewsletter: false,
  },
  {
    name: 'login',
    path: '/login',
    file: 'src/site/account/login-page.tsx',
    load: () => import('@/site/account/login-page'),
    hasNewsletter: false,
  },
  {
    name: 'unsubscribe',
    path: '/newsletter/unsubscribe/:token',
    file: 'src/site/newsletter/unsubscribe-page.tsx',
    load: () => import('@/site/newsletter/unsubscribe-page'),
    hasNewsletter: false,
  },
  {
    name: 'published-page',
    path: '/:slug',
    file: 'src/site/pages/published-page.tsx',
    load: () => import('@/site/pages/published-page'),
    reads: publishedPageReads,
  },
  {
    name: 'not-found',
    path: '*',
    file: 'src/site/not-found/not-found-page.tsx',
    load: () => import('@/site/not-found/not-found-page'),
    hasNewsletter: false,
  },
];
