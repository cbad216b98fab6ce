import { PAGE_FIELDS, type Page, type PublishedPage } from '../../contract/pages';
import { answerOf } from '../../platform/fields/answer-of';
import { STORED, shape, text, time } from '../../platform/openapi/shape';

export const PAGE = shape<Page>('Page', { ...STORED, ...answerOf(PAGE_FIELDS), lastUpdated: time });

export const PUBLISHED_PAGE = shape<PublishedPage>('PublishedPage', {
  title: text,
  slug: text,
  content: text,
  updatedAt: time,
});
