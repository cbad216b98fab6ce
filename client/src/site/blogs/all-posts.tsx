import type { BlogSummary } from '@contract/blogs';
import { SHOWN } from '@contract/limits';
import { type BlogPlace, hrefOf, listPath, POSTS_PER_PAGE } from '@contract/read-paths';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useShownList } from '@/stores/shown-list';
import { useFixedSection } from '@/stores/website';
import { MoreLink } from '@/ui/more-link';
import { Pagination } from '@/ui/pagination';
import { EmptyPosts } from './empty-posts';
import styles from './list-head.module.css';
import { PostLines } from './post-lines';

const ALL: BlogPlace = { page: 1, category: '' };

/** Every post, a page at a time, or those of one category. */
export function AllPosts({ place }: { place: BlogPlace }) {
  const list = useShownList<BlogSummary>(listPath(place));
  const { all } = useFixedSection('blogLists');
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();
  const before = useRef(hrefOf(place));
  const here = hrefOf(place);

  useEffect(() => {
    if (before.current === here) return;
    before.current = here;
    // Back returns to where one was; a link to a page or a category leads to the list
    if (navigation === 'POP') return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [here, navigation]);

  // all of them stand above already
  if (here === hrefOf(ALL) && !list.isLoading && list.total <= SHOWN.recent) return null;

  const isEmpty = !list.isLoading && list.items.length === 0;
  return (
    <section id="all" data-section="blogLists" className="section" aria-labelledby="all-title">
      <div className="page-width">
        <div className={styles.head}>
          <h2 id="all-title" ref={heading} tabIndex={-1}>
            {place.category || all}
          </h2>
          {(place.category || (isEmpty && place.page > 1)) && <MoreLink to={hrefOf(ALL)}>Show all</MoreLink>}
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
  if (page > 1) return 'There are no blogs on this page.';
  return category ? `No blogs in ${category} yet.` : 'No blogs available.';
}
