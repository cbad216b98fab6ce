import type { BlogSummary } from '@contract/blogs';
import type { ShownList } from '@/stores/shown-list';
import { Skeleton } from '@/ui/skeleton';
import { PostLine } from './post-line';
import styles from './post-lines.module.css';

const PLACES = [1, 2, 3, 4];

/** Posts without pictures, in two columns where there is room. */
export function PostLines({ list, isShort }: { list: ShownList<BlogSummary>; isShort?: boolean }) {
  if (list.isLoading) {
    return (
      <div className={styles.lines}>
        {PLACES.map((place) => (
          <div key={place} className={styles.loading}>
            <Skeleton shape="half-line" />
            <Skeleton shape="title" />
            <Skeleton shape="line" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul className={styles.lines}>
      {list.items.map((post) => (
        <PostLine key={post._id} post={post} isShort={isShort} />
      ))}
    </ul>
  );
}
