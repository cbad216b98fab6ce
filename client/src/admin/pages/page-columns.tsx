import { PAGE_STATUS_LABELS, type Page } from '@contract/pages';
import { formatDate } from '@/lib/format-date';
import type { RecordColumn } from '../shared/lists/record-columns';
import { StatusTag } from '../shared/records/status-tag';
import styles from './page-columns.module.css';
import { pagePath } from './page-form';

export const PAGE_COLUMNS: RecordColumn<Page>[] = [
  { key: 'title', title: 'Title', render: ({ title }) => <span className={styles.title}>{title}</span> },
  { key: 'slug', title: 'URL Slug', render: ({ slug }) => <code className={styles.slug}>{pagePath(slug)}</code> },
  {
    key: 'lastUpdated',
    title: 'Last Updated',
    render: ({ lastUpdated }) => <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>,
  },
  {
    key: 'status',
    title: 'Status',
    render: ({ status }) => (
      <StatusTag tone={status === 'published' ? 'good' : 'calm'}>{PAGE_STATUS_LABELS[status]}</StatusTag>
    ),
  },
];
