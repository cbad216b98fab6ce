import type { BlogSummary } from '@contract/blogs';
import { SHOWN, TRUNCATE } from '@contract/limits';
import { CATEGORIES_PATH, FEATURED_PATH, hrefOf, listPath, placeOf, RECENT_PATH } from '@contract/read-paths';
import { listRead } from '@contract/rendering';
import { SITE_PAGES } from '@contract/site-pages';
import { useSearchParams } from 'react-router-dom';
import type { HeadContext, PageHead } from '@/lib/page-head';
import { useAreHidden } from '@/stores/are-hidden';
import { isBeyond, isEmpty, useVisitorList, type VisitorList } from '@/stores/visitor-list';
import { useFixedSection, useIsOwn, useSection } from '@/stores/website-store';
import { Link } from '@/ui/link';
import { MoreLink } from '@/ui/more-link';
import { AllPosts } from './all-posts';
import styles from './blogs-page.module.css';
import { CardPair } from './card-pair';
import { EmptyPosts } from './empty-posts';
import { LeadSkeleton, LeadStory } from './lead-story';
import { PostLines } from './post-lines';

export function head({ search, title, read }: HeadContext): PageHead {
  const place = placeOf(search);
  const details = [place.category, place.page > 1 ? `page ${place.page}` : ''].filter(Boolean).join(', ');
  return {
    title: details ? `${title}: ${details}` : undefined,
    canonicalPath: hrefOf(place).replace('#all', ''),
    status: isBeyond(read(listRead(listPath(place))), place.page) ? 404 : undefined,
    isHidden: isEmpty(read(listRead(place.category ? listPath(place) : RECENT_PATH))),
  };
}

export function Page() {
  const place = placeOf(useSearchParams()[0]);
  return (
    <>
      <BlogsTop />
      {place.category ? <PopularCategories chosen={place.category} /> : <TopPosts />}
      <AllPosts place={place} />
    </>
  );
}

function TopPosts() {
  const featured = useVisitorList<BlogSummary>(FEATURED_PATH);
  const recent = useVisitorList<BlogSummary>(RECENT_PATH);
  const hero = featured.items[0] ?? recent.items[0];
  // True if the site has no posts. The page then omits the featured posts, because the list of posts already says so.
  const isNone = useIsOwn() && !recent.isLoading && !recent.retry && recent.items.length === 0;
  return (
    <>
      {hero ? <LeadStory post={hero} /> : (featured.isLoading || recent.isLoading) && <LeadSkeleton />}
      <PopularCategories />
      {!isNone && <FeaturedPosts list={featured} />}
      <RecentPosts list={recent} />
    </>
  );
}

function BlogsTop() {
  const section = useSection('blogsTop');
  return (
    <div data-section="blogsTop" className={`page-width page-top stack gap-4 ${styles.top}`}>
      <h1 tabIndex={-1}>{section?.heading ?? SITE_PAGES.blogs.title}</h1>
      {section?.sentence && <p className="lead">{section.sentence}</p>}
    </div>
  );
}

function PopularCategories({ chosen }: { chosen?: string }) {
  const { items: found, isLoading } = useVisitorList<string>(CATEGORIES_PATH);
  const section = useSection('blogsTop');
  const { popular } = useFixedSection('blogLists');
  const categories = found.length > 0 || isLoading ? found : (section?.categories ?? []);
  if (!isLoading && categories.length === 0) return null;
  return (
    <div data-section="blogsTop" className={`page-width pad-top-6 ${styles.popular}`}>
      <nav data-section="blogLists" aria-labelledby="popular-categories">
        <h2 className="small muted medium" id="popular-categories">
          {popular}
        </h2>
        <ul className={`row touch-high stretch gap-x-6 ${styles.categories}`}>
          {categories.map((category) => (
            <li key={category}>
              <Link
                className="touch semibold"
                to={hrefOf({ category, page: 1 })}
                aria-current={category === chosen ? 'true' : undefined}
              >
                {category}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function RecentPosts({ list }: { list: VisitorList<BlogSummary> }) {
  const { recent } = useFixedSection('blogLists');
  const hasNewsletter = !useAreHidden(['newsletter']);
  return (
    <section data-section="blogLists" className="band on-mist" aria-labelledby="recent-title">
      <div className="page-width">
        <h2 id="recent-title">{recent}</h2>
        {!list.isLoading && list.items.length === 0 ? (
          <EmptyPosts
            text="No recent blogs available."
            action={
              hasNewsletter && (
                <MoreLink to="#newsletter" direction="down">
                  Get the first post by email
                </MoreLink>
              )
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

function FeaturedPosts({ list: { isLoading, items, retry } }: { list: VisitorList<BlogSummary> }) {
  const { featured } = useFixedSection('blogLists');
  return (
    <section data-section="blogLists" className="section" aria-labelledby="featured-title">
      <div className="page-width">
        <h2 id="featured-title">{featured}</h2>
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

function featuredCards(featured: readonly BlogSummary[]): readonly BlogSummary[] {
  const others = featured.slice(1);
  return (others.length >= SHOWN.featured ? others : featured).slice(0, SHOWN.featured);
}
