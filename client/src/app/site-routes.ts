import type { ComponentType } from 'react';
import type { HeadContext, PageHead } from '@/lib/page-head';

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
  load(): Promise<PageModule>;
  /** False where the page has a form of its own, or nothing to read; true when left out. */
  hasNewsletter?: boolean;
}

/** Every public path, in the order in which they are tried. */
export const SITE_ROUTES: readonly SiteRoute[] = [
  { name: 'home', path: '/', load: () => import('@/site/home/home-page') },
  {
    name: 'about',
    path: '/about',
    load: () => import('@/site/about/about-page'),
  },
  {
    name: 'articles',
    path: '/articles',
    load: () => import('@/site/articles/articles-page'),
  },
  {
    name: 'article',
    path: '/articles/:id',
    load: () => import('@/site/articles/article-page'),
  },
  {
    name: 'blogs',
    path: '/blogs',
    load: () => import('@/site/blogs/blogs-page'),
  },
  {
    name: 'blog',
    path: '/blogs/:id',
    load: () => import('@/site/blogs/blog-page'),
  },
  {
    name: 'team',
    path: '/team',
    load: () => import('@/site/team/team-page'),
  },
  {
    name: 'services',
    path: '/services',
    load: () => import('@/site/services/services-page'),
  },
  {
    name: 'service',
    path: '/services/:id',
    load: () => import('@/site/services/service-page'),
  },
  {
    name: 'contact',
    path: '/contact',
    load: () => import('@/site/contact/contact-page'),
    hasNewsletter: false,
  },
  {
    name: 'signup',
    path: '/signup',
    load: () => import('@/site/account/signup-page'),
  },
  {
    name: 'login',
    path: '/login',
    load: () => import('@/site/account/login-page'),
  },
  {
    name: 'unsubscribe',
    path: '/newsletter/unsubscribe/:token',
    load: () => import('@/site/newsletter/unsubscribe-page'),
    hasNewsletter: false,
  },
  {
    name: 'published-page',
    path: '/:slug',
    load: () => import('@/site/pages/published-page'),
  },
  {
    name: 'not-found',
    path: '*',
    load: () => import('@/site/not-found/not-found-page'),
    hasNewsletter: false,
  },
];
