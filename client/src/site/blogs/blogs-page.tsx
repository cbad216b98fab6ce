import type { BlogSummary } from '@contract/blogs';
import { TRUNCATE } from '@contract/limits';
import { FEATURED_PATH, hrefOf, placeOf, RECENT_PATH } from '@contract/read-paths';
import { useSearchParams } from 'react-router-dom';
import type { HeadContext, PageHead } from '@/lib/page-head';
import { type ShownList, useShownList } from '@/stores/shown-list';
import { Link } from '@/ui/link';
import { MoreLink } from '@/ui/more-link';
import { AllPosts } from './all-posts';
import { categoriesOf, featuredCards, heroOf } from './blog-choices';
import styles from './blogs-page.module.css';
import { CardPair } from './card-pair';
import { EmptyPosts } from './empty-posts';
import { LeadSkeleton, LeadStory } from './lead-story';
import { PostLines } from './post-lines';

export function head({ search }: HeadContext): PageHead {
  const place = placeOf(search);
  const details = [place.category, place.page > 1 ? `page ${place.page}` : ''].filter(Boolean).join(', ');
  return {
    title: details ? `Blog: ${details}` : undefined,
    description: 'Notes from classrooms, fields and software in Zambia.',
    canonicalPath: hrefOf(place).replace('#all', ''),
  };
}

/** The blog: the lead story, featured and recent posts, and below them every post. */
export function Page() {
  const [search] = useSearchParams();
  const featured = useShownList<BlogSummary>(FEATURED_PATH);
  const recent = useShownList<BlogSummary>(RECENT_PATH);
  const hero = heroOf(featured.items, recent.items);
  return (
    <>
      <BlogsTop categories={categoriesOf([...featured.items, ...recent.items])} />
      {hero ? <LeadStory post={hero} /> : (featured.isLoading || recent.isLoading) && <LeadSkeleton />}
      <FeaturedPosts list={featured} />
      <RecentPosts list={recent} />
      <AllPosts place={placeOf(search)} />
    </>
  );
}

/** Title, and the categories that lead into the list below. */
function BlogsTop({ categories }: { categories: readonly string[] }) {
  return (
    <div className={`page-width page-top ${styles.top}`}>
      <h1 tabIndex={-1}>Blog</h1>
      <nav aria-labelledby="popular-categories">
        <h2 id="popular-categories">Popular Categories</h2>
        <ul className={styles.categories}>
          {categories.map((category) => (
            <li key={category}>
              <Link to={hrefOf({ category, page: 1 })}>{category}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function RecentPosts({ list }: { list: ShownList<BlogSummary> }) {
  return (
    <section className="band on-mist" aria-labelledby="recent-title">
      <div className="page-width">
        <h2 id="recent-title">Recent Blogs</h2>
        {!list.isLoading && list.items.length === 0 ? (
          <EmptyPosts
            text="No recent blogs available."
            action={
              <MoreLink to="#newsletter" direction="down">
                Get the first one by e-mail
              </MoreLink>
            }
            onRetry={list.retry}
          />
        ) : (
          <PostLines list={list} />
        )}
      </div>
    </section>
  );
}

function FeaturedPosts({ list: { isLoading, items, retry } }: { list: ShownList<BlogSummary> }) {
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
