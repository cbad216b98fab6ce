import { PAGE_FIELDS, type Page, type PublishedPage } from '../../contract/pages';
import { answerOf } from '../../platform/fields/answer-of';
import { BLOCKS } from '../../platform/markdown/formatted-text';
import { optional, STORED, shape, text, time, yes } from '../../platform/openapi/shape';

const FIELDS = answerOf(PAGE_FIELDS);

export const PAGE = shape<Page>('Page', {
  ...STORED,
  ...FIELDS,
  lastUpdated: time,
  hasDraft: optional(yes),
  lacksRedirect: optional(yes),
});

export const PUBLISHED_PAGE = shape<PublishedPage>('PublishedPage', {
  title: text,
  slug: text,
  content: text,
  format: FIELDS.format,
  excerpt: optional(text),
  blocks: optional(BLOCKS),
  updatedAt: time,
});
