import { PAGE_STATUSES, type Page, type PublishedPage } from '../../contract/pages';
import { oneOf, STORED, shape, text, time } from '../../platform/openapi/shape';

export const PAGE = shape<Page>('Page', {
  ...STORED,
  title: text,
  slug: text,
  status: oneOf(PAGE_STATUSES),
  content: text,
  lastUpdated: time,
});

export const PUBLISHED_PAGE = shape<PublishedPage>('PublishedPage', {
  title: text,
  slug: text,
  content: text,
  updatedAt: time,
});
