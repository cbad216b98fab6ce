import { BUILT_IN_SERVICES } from '../contract/built-in-services';
import { postPath, RECENT_PATH, SERVICES_PATH, servicePath } from '../contract/read-paths';
import { listRead, valueIn } from '../contract/rendering';
import { ARTICLE_IDS } from '../contract/routes';
import { SITE_PAGES } from '../contract/site-pages';
import { isRecordPage, type PageView, RECORD_PAGES, type RecordPageName } from '../contract/website/preview';
import type { ListPage } from '../platform/http/list-page.query';
import { anyPath } from './page-address';
import type { PageReadsService } from './page-reads.service';

interface FirstRecord {
  /** Key of the list whose first record is shown in the preview. */
  list: string;
  toPath(record: { _id: string; slug: string }): string;
  /** Path of a built-in record, which the preview shows if no record is stored. */
  builtIn?: string;
}

const FIRST_RECORDS: Record<RecordPageName, FirstRecord> = {
  service: {
    list: SERVICES_PATH,
    toPath: ({ slug }) => servicePath(slug),
    builtIn: BUILT_IN_SERVICES.map(({ slug }) => servicePath(slug))[0],
  },
  blog: { list: RECENT_PATH, toPath: ({ _id }) => postPath(_id) },
};

export async function previewedPath({ page, id = ARTICLE_IDS[0] }: PageView, reads: PageReadsService): Promise<string> {
  if (page === 'article') return SITE_PAGES.article.path.replace(':id', id);
  return (isRecordPage(page) && (await firstPath(page, reads))) || anyPath(SITE_PAGES[toFixed(page)]);
}

const toFixed = (page: Exclude<PageView['page'], 'article'>) => (isRecordPage(page) ? RECORD_PAGES[page] : page);

async function firstPath(page: RecordPageName, reads: PageReadsService): Promise<string | null> {
  const { list, toPath, builtIn } = FIRST_RECORDS[page];
  const key = listRead(list);
  const read = valueIn<ListPage<{ _id: string; slug: string }>>(await reads.readAll([key]), key);
  const [first] = read?.items ?? [];
  if (first) return toPath(first);
  return builtIn && valueIn(await reads.readAll([builtIn]), builtIn) ? builtIn : null;
}
