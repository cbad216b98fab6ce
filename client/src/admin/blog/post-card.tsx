import { PictureOutlined } from '@ant-design/icons';
import type { BlogSummary } from '@contract/blogs';
import { TRUNCATE } from '@contract/limits';
import { srcsetOfUpload } from '@contract/uploads';
import { Button } from 'antd';
import { formatDate } from '@/lib/format-date';
import { truncate } from '@/lib/truncate';
import { StatusTag } from '../shared/records/status-tag';
import styles from './post-card.module.css';

/** Two columns beside the sidebar, one under 768 px. */
const SIZES = '(min-width: 768px) 500px, 100vw';

interface PostCardProps {
  post: BlogSummary;
  canEdit: boolean;
  /** The whole post is on its way to the dialog. */
  isOpening: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function PostCard({ post, canEdit, isOpening, onEdit, onDelete }: PostCardProps) {
  const { title, image, category, tags, isFeatured, authorName, createdAt, views } = post;
  return (
    <li className={styles.card}>
      {image ? (
        <img src={image} srcSet={srcsetOfUpload(image)} sizes={SIZES} alt="" loading="lazy" className={styles.cover} />
      ) : (
        <span aria-hidden="true" className={styles.cover}>
          <PictureOutlined />
        </span>
      )}
      <div className={styles.text}>
        <p className={styles.labels}>
          <StatusTag tone="calm">{category}</StatusTag>
          {isFeatured && <StatusTag tone="good">Featured</StatusTag>}
        </p>
        <h2 className={styles.title}>{title}</h2>
        <p>{truncate(post.excerpt, TRUNCATE.adminCard)}</p>
        {tags.length > 0 && <p className={styles.meta}>Tags: {tags.join(', ')}</p>}
        <p className={styles.meta}>
          By {authorName}, <time dateTime={createdAt}>{formatDate(createdAt)}</time>, {views.toLocaleString('en-US')}{' '}
          {views === 1 ? 'view' : 'views'}
        </p>
        {canEdit && (
          <div className={styles.actions}>
            <Button aria-label={`Edit ${title}`} loading={isOpening} onClick={onEdit}>
              Edit
            </Button>
            <Button aria-label={`Delete ${title}`} danger onClick={onDelete}>
              Delete
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
