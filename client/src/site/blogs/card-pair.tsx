import type { BlogSummary } from '@contract/blogs';
import { Skeleton } from '@/ui/skeleton';
import styles from './card-pair.module.css';
import { EmptyPosts } from './empty-posts';
import { PostCard } from './post-card';

interface Props {
  isLoading: boolean;
  posts: readonly BlogSummary[];
  retry?: () => void;
  emptyText: string;
  length: number;
  isFull?: boolean;
}

export function CardPair({ isLoading, posts, retry, emptyText, length, isFull }: Props) {
  if (!isLoading && posts.length === 0) return <EmptyPosts text={emptyText} onRetry={retry} />;
  return (
    <div className={`stack gap-12 above-8 ${styles.pair}`}>
      {isLoading
        ? ['first', 'second'].map((card) => (
            <div key={card}>
              <Skeleton shape="image" />
              <Skeleton shape="title" />
              <Skeleton shape="line" />
            </div>
          ))
        : posts.map((post) => <PostCard key={post._id} post={post} length={length} isFull={isFull} />)}
    </div>
  );
}
