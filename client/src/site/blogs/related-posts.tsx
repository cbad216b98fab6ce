import type { BlogSummary } from '@contract/blogs';
import { TRUNCATE } from '@contract/limits';
import { useRemote } from '@/stores/remote';
import { MoreLink } from '@/ui/more-link';
import { relatedPath } from './blog-paths';
import { CardPair, CardPairSkeleton } from './card-pair';
import { EmptyPosts } from './empty-posts';
import { PostCard } from './post-card';
import styles from './related-posts.module.css';

/** At most two others of the same category or with a tag in common. */
export function RelatedPosts({ id }: { id: string }) {
  const related = useRemote<BlogSummary[]>(relatedPath(id));
  const posts = related.status === 'ready' ? related.value : [];
  const retry = related.status === 'failed' ? related.retry : undefined;
  return (
    <section className={styles.band} aria-labelledby="related-title">
      <div className="page-width">
        <div className={styles.head}>
          <h2 id="related-title">Related Blogs</h2>
          <MoreLink to="/blogs">See all</MoreLink>
        </div>
        {related.status === 'loading' && <CardPairSkeleton />}
        {related.status !== 'loading' && posts.length === 0 && (
          <EmptyPosts text="No related blogs found." onRetry={retry} />
        )}
        {posts.length > 0 && (
          <CardPair>
            {posts.map((post) => (
              <PostCard key={post._id} post={post} length={TRUNCATE.related} />
            ))}
          </CardPair>
        )}
      </div>
    </section>
  );
}
