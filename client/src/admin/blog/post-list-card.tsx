import PictureOutlined from '@ant-design/icons/PictureOutlined';
import { TRUNCATE } from '@contract/limits';
import { formatMinute } from '@contract/lusaka-day';
import { srcsetOfUpload } from '@contract/uploads';
import { Button } from 'antd';
import { formatDate } from '@/lib/format-date';
import { truncate } from '@/lib/truncate';
import { ButtonLink } from '../shared/layout/office-button-link';
import { StatusTag } from '../shared/records/status-tag';
import { DraftTag } from '../texts/draft-tag';
import { editorAddress } from '../texts/editor-address';
import { titleOf } from '../texts/text-kinds';
import styles from './post-card.module.css';
import type { PostActsProps } from './post-rows';
import { PostStatusTag } from './post-status-tag';

/** Displayed width of the image, for the `sizes` attribute. The list has two columns, or one column below 768 px. */
const SIZES = '(min-width: 48em) 500px, 100vw';

export function PostCard({ post, records, openingId, edit, preview, showViews }: PostActsProps) {
  const { canEdit } = records;
  const { _id, image, category, tags, isFeatured, authorName, createdAt, views, status, publishAt } = post;
  const title = titleOf(post);
  return (
    <li className="column clips breaks panel">
      {image ? (
        <img
          src={image}
          srcSet={srcsetOfUpload(image)}
          sizes={SIZES}
          alt=""
          loading="lazy"
          className={`full ${styles.cover}`}
        />
      ) : (
        <span aria-hidden="true" className={`centred full ${styles.cover}`}>
          <PictureOutlined />
        </span>
      )}
      <div className="column grows gap-2 pad-4">
        <p className={`row stretch gap-2 ${styles.labels}`}>
          {status !== 'published' && <PostStatusTag status={status} />}
          <DraftTag kind="blogs" record={post} />
          <StatusTag tone="calm">{category}</StatusTag>
          {isFeatured && <StatusTag tone="good">Featured</StatusTag>}
        </p>
        <h2 className="close">{title}</h2>
        <p>{truncate(post.excerpt, TRUNCATE.adminCard)}</p>
        {status === 'scheduled' && (
          <p className="muted tabular">
            Will be published on <time dateTime={publishAt}>{formatMinute(new Date(publishAt))}</time> (Lusaka time)
          </p>
        )}
        {tags.length > 0 && <p className="muted tabular">Tags: {tags.join(', ')}</p>}
        <p className="muted tabular">
          By {authorName}, <time dateTime={createdAt}>{formatDate(createdAt)}</time>, {views.toLocaleString('en-US')}{' '}
          {views === 1 ? 'view' : 'views'}
        </p>
        <div className={`row stretch to-foot gap-2 ${styles.actions}`}>
          {canEdit && (
            <Button aria-label={`Edit ${title}`} loading={openingId === _id} onClick={() => edit(_id)}>
              Edit
            </Button>
          )}
          {canEdit && (
            <ButtonLink to={editorAddress('/admin/blog', _id)} aria-label={`Open in the editor: ${title}`}>
              Open in the editor
            </ButtonLink>
          )}
          {canEdit && status !== 'published' && (
            <Button aria-label={`Preview ${title}`} onClick={() => preview(post)}>
              Preview
            </Button>
          )}
          <Button aria-label={`Views of ${title}`} onClick={() => showViews(post)}>
            Views
          </Button>
          {canEdit && (
            <Button aria-label={`Delete ${title}`} onClick={() => records.remove(post)}>
              Delete
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
