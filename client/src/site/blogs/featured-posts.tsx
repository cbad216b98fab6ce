import type { BlogSummary } from '@contract/blogs';
import { TRUNCATE } from '@contract/limits';
import type { ShownList } from '@/stores/shown-list';
import { featuredCards } from './blog-choices';
import { CardPair } from './card-pair';

export function FeaturedPosts({ list: { isLoading, items, retry } }: { list: ShownList<BlogSummary> }) {
  return (
    <section className="section" aria-labelledby="featured-title">
      <div className="page-width">
        <h2 id="featured-title">Featured Blogs</h2>
        <CardPair
          isLoading={isLoading}
          posts={featuredCards(items)}
          retry={retry}
          emptyText="No featured blogs available."
          length={TRUNCATE.featured}
          isFull
        />
      </div>
    </section>
  );
}
