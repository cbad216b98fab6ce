import type { Page, PageInput, PublishedPage } from '../pages';
import type { LinkedSlug } from '../routes';
import type { Calls, Json, List, PageQuery, Query } from './call';
import { recordCalls } from './record-calls';

export const PAGE_CALLS = {
  /** Drafts too. */
  list: {
    method: 'GET',
    path: '/pages',
    who: 'viewer',
    query: 'query' as Query<PageQuery>,
    answer: 'list' as List<Page>,
  },
  /** Slugs of the pages that the site links to, as far as visitors find them. */
  listLinked: {
    method: 'GET',
    path: '/pages/linked',
    who: 'public',
    answer: 'list' as List<LinkedSlug>,
    cached: { dependsOn: 'pages' },
  },
  readBySlug: {
    method: 'GET',
    path: '/pages/by-slug/:slug',
    who: 'public',
    answer: 'json' as Json<PublishedPage>,
    cached: { dependsOn: 'pages', parameter: '[a-z0-9-]{1,100}' },
  },
  /** A 409 without `current` says that the slug is in use. */
  ...recordCalls({
    kind: 'pages',
    noun: 'the page',
    who: 'editor',
    body: 'json' as Json<PageInput>,
    record: 'json' as Json<Page>,
  }),
} as const satisfies Calls;
