import { BLOG_STATUS_LABELS, type BlogSummary } from '@contract/blogs';
import { formatMinute } from '@contract/lusaka-day';
import { Button } from 'antd';
import { formatDate } from '@/lib/format-date';
import { OneLine } from '../shared/lists/one-line';
import type { RecordColumn } from '../shared/lists/record-columns';
import { DraftTag } from '../texts/draft-tag';
import { titleOf } from '../texts/text-kinds';
import styles from './post-columns.module.css';
import { PostStatusTag } from './post-status-tag';

const toViews = ({ views }: BlogSummary): string => views.toLocaleString('en-US');

export const postColumns = (
  onCategory: (category: string) => void,
  onViews: (post: BlogSummary) => void,
): readonly RecordColumn<BlogSummary>[] => [
  {
    key: 'title',
    title: 'Title',
    isSortable: true,
    render: (post) => (
      <>
        <b dir="auto" title={titleOf(post)} className={`lines-2 breaks ${styles.title}`}>
          {titleOf(post)}
        </b>
        <DraftTag kind="blogs" record={post} />
      </>
    ),
    renderInCard: (post) => (
      <>
        <span dir="auto">{titleOf(post)}</span> <DraftTag kind="blogs" record={post} />
      </>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    width: 100,
    render: ({ status, publishAt }) =>
      status === 'published' ? (
        BLOG_STATUS_LABELS[status]
      ) : (
        <>
          <PostStatusTag status={status} />
          {status === 'scheduled' && <time dateTime={publishAt}> {formatMinute(new Date(publishAt))}</time>}
        </>
      ),
  },
  {
    key: 'category',
    title: 'Category, author',
    width: 150,
    render: ({ category, authorName }) => (
      <>
        <Button
          type="link"
          size="small"
          className={styles.category}
          aria-label={`Only posts in ${category}`}
          onClick={() => onCategory(category)}
        >
          <span>{category}</span>
        </Button>
        <OneLine isBelow title={authorName}>
          {authorName}
        </OneLine>
      </>
    ),
  },
  {
    key: 'views',
    title: 'Views',
    isSortable: true,
    width: 88,
    render: (post) => (
      <Button
        type="link"
        size="small"
        className={styles.views}
        aria-label={`${toViews(post)} views of ${post.title}`}
        onClick={() => onViews(post)}
      >
        {toViews(post)}
      </Button>
    ),
  },
  {
    key: 'createdAt',
    title: 'Date',
    isSortable: true,
    width: 144,
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
  },
];
