import type { BlogSummary } from '@contract/blogs';
import { classNames } from '@/lib/class-names';
import { Picture } from '@/ui/picture';
import styles from './cover.module.css';
import { coverArtOf } from './cover-art';

interface Props {
  post: Pick<BlogSummary, '_id' | 'category' | 'image'>;
  /** How wide it stands on the page. */
  sizes: string;
  /** In the first screen: fetched at once. */
  isFirst?: boolean;
  className?: string;
}

/** The picture of a post, or a drawing of ours; the title beside it says what it is about. */
export function Cover({ post, sizes, isFirst = false, className }: Props) {
  const classes = classNames(styles.cover, className);
  return (
    <Picture
      src={post.image}
      alt=""
      sizes={sizes}
      isFirst={isFirst}
      className={classes}
      fallback={
        <img
          src={coverArtOf(post)}
          alt=""
          width={1200}
          height={800}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          className={classes}
        />
      }
    />
  );
}
