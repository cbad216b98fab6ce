import type { Blog } from '@contract/blogs';
import { hrefOf } from '@contract/read-paths';
import { formatDate } from '@/lib/format-date';
import { Link } from '@/ui/link';
import { Portrait } from '@/ui/portrait';
import { Skeleton } from '@/ui/skeleton';
import { WrittenText } from '@/ui/written-text';
import { Cover } from './cover';
import styles from './post-article.module.css';

export function PostArticle({ post }: { post: Blog }) {
  return (
    <article className="page-top">
      <header className={`page-width stack start gap-4 ${styles.head}`}>
        <Link
          className={`touch small semibold breaks ${styles.category}`}
          to={hrefOf({ category: post.category, page: 1 })}
        >
          {post.category}
        </Link>
        <h1 tabIndex={-1} dir="auto">
          {post.title}
        </h1>
      </header>
      <div className={styles.banner}>
        <Cover post={post} sizes="(min-width: 60em) 75vw, 100vw" isFirst />
      </div>
      <div className={`page-width stack gap-8 split-3-9 split-gap-12 ${styles.columns}`}>
        <aside className={`line shrinks gap-4 small easy underlined ${styles.facts}`} aria-label="About this post">
          <Portrait name={post.authorName} image={post.authorImage} className={styles.portrait} />
          <dl>
            <div className={`shrinks ink breaks ${styles.author}`}>
              <dt>Written by</dt>
              <dd className="bold">{post.authorName}</dd>
            </div>
            <div>
              <dt className="visually-hidden">Date</dt>
              <dd>
                <time dateTime={post.createdAt}>{formatDate(post.createdAt)}</time>
              </dd>
            </div>
            <div>
              <dt className="visually-hidden">Views</dt>
              <dd className="tabular">{post.views.toLocaleString('en-US')} views</dd>
            </div>
          </dl>
        </aside>
        <WrittenText content={post.content} blocks={post.blocks} hasLead />
      </div>
    </article>
  );
}

export function PostSkeleton() {
  return (
    <div className={`page-top ${styles.loading}`}>
      <div className={`page-width stack start gap-4 ${styles.head}`}>
        <p role="status">Loading blog post...</p>
        <Skeleton shape="title" />
      </div>
      <div className={styles.banner}>
        <Skeleton shape="image" />
      </div>
    </div>
  );
}
