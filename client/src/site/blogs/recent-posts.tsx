import type { BlogSummary } from '@contract/blogs';
import type { ShownList } from '@/stores/shown-list';
import { MoreLink } from '@/ui/more-link';
import { EmptyPosts } from './empty-posts';
import { PostLines } from './post-lines';

export function RecentPosts({ list }: { list: ShownList<BlogSummary> }) {
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
