import type { Page, PageInput, PublishedPage } from '../pages';
import { type Calls, type Json, type List, listCall } from './call';
import { recordCalls } from './record-calls';
import { textCalls } from './text-calls';

export const PAGE_CALLS = {
  /** Lists all pages, including drafts. */
  list: listCall('/pages', 'viewer', 'list' as List<Page>),
  readBySlug: {
    method: 'GET',
    path: '/pages/by-slug/:slug',
    who: 'public',
    answer: 'json' as Json<PublishedPage>,
    cached: { dependsOn: 'pages', also: ['website'], parameter: '[a-z0-9-]{1,100}' },
  },
  read: { method: 'GET', path: '/pages/:id', who: 'viewer', answer: 'json' as Json<Page> },
  /** A slug that is in use answers 409, like an edit conflict, but without `current`. */
  ...textCalls('pages', 'the page'),
  ...recordCalls({
    kind: 'pages',
    noun: 'the page',
    who: 'editor',
    body: 'json' as Json<PageInput>,
    record: 'json' as Json<Page>,
  }),
} as const satisfies Calls;
