import type { BlogSummary } from '@contract/blogs';
import { type BlogPlace, hrefOf, listPath, POSTS_PER_PAGE } from '@contract/read-paths';
import { useVisitorList } from '@/stores/visitor-list';
import { useFixedSection } from '@/stores/website-store';
import { MoreLink } from '@/ui/more-link';
import { Pagination } from '@/ui/pagination';
import { useListHeading } from '@/ui/use-list-heading';
import { EmptyPosts } from './empty-posts';
import { PostLines } from './post-lines';

const ALL: BlogPlace = { page: 1, category: '' };

/** Posts of a category, in pages. Without a category, it leaves out the posts at the top of the page. */
export function AllPosts({ place }: { place: BlogPlace }) {
  const list = useVisitorList<BlogSummary>(listPath(place));
  const { all } = useFixedSection('blogLists');
  // Another page or category focuses the list's heading. Going back to all posts focuses the `h1`.
  const heading = useListHeading(hrefOf(place), !place.category);

  // Shows no list if it would be empty because all posts are at the top of the page.
  if (hrefOf(place) === hrefOf(ALL) && !list.isLoading && list.total === 0) return null;

  const isEmpty = !list.isLoading && list.items.length === 0;
  return (
    <section id="all" data-section="blogLists" className="section" aria-labelledby="all-title">
      <div className="page-width">
        <div className="row baseline spread gap-x-6">
          <h2 id="all-title" ref={heading} tabIndex={-1}>
            {place.category || all}
          </h2>
          {(place.category || (isEmpty && place.page > 1)) && <MoreLink to="/blogs">Show all</MoreLink>}
        </div>
        {isEmpty ? <EmptyPosts text={emptyText(place)} onRetry={list.retry} /> : <PostLines list={list} isShort />}
        <Pagination
          page={place.page}
          pages={Math.ceil(list.total / POSTS_PER_PAGE)}
          hrefOf={(page) => hrefOf({ ...place, page })}
        />
      </div>
    </section>
  );
}

function emptyText({ page, category }: BlogPlace): string {
  if (page > 1) return 'No blogs on this page.';
  return category ? `No blogs in ${category} yet.` : 'No blogs available.';
}
