import type { BlogSummary } from '@contract/blogs';
import { TRUNCATE } from '@contract/limits';
import type { ShownList } from '@/stores/shown-list';
import { featuredCards } from './blog-choices';
import { CardPair, CardPairSkeleton } from './card-pair';
import { EmptyPosts } from './empty-posts';
import { PostCard } from './post-card';

export function FeaturedPosts({ list }: { list: ShownList<BlogSummary> }) {
  const posts = featuredCards(list.items);
  return (
    <section className="section" aria-labelledby="featured-title">
      <div className="page-width">
        <h2 id="featured-title">Featured Blogs</h2>
        {list.isLoading && <CardPairSkeleton />}
        {!list.isLoading && posts.length === 0 && (
          <EmptyPosts text="No featured blogs available." onRetry={list.retry} />
        )}
        {posts.length > 0 && (
          <CardPair>
            {posts.map((post) => (
              <PostCard key={post._id} post={post} length={TRUNCATE.featured} isFull />
            ))}
          </CardPair>
        )}
      </div>
    </section>
  );
}
