import type { BlogSummary } from '@contract/blogs';
import { TRUNCATE } from '@contract/limits';
import { postPath } from '@contract/read-paths';
import { ButtonLink } from '@/ui/button-link';
import { Link } from '@/ui/link';
import { Skeleton } from '@/ui/skeleton';
import { Cover } from './cover';
import styles from './lead-story.module.css';
import { teaserOf } from './teaser';

export function LeadStory({ post }: { post: BlogSummary }) {
  return (
    <article className={`stack on-tint ${styles.story}`}>
      <Cover post={post} sizes="(min-width: 60em) 58vw, 100vw" isFirst className={styles.image} />
      <div className={`stack start gap-4 ${styles.text}`}>
        <p className="kicker">{post.category}</p>
        <h2>
          <Link to={postPath(post._id)} className="title-link">
            {post.title}
          </Link>
        </h2>
        <p className="easy chars-52">{teaserOf(post.excerpt, TRUNCATE.hero)}</p>
        <p className="muted small">{post.authorName}</p>
        <ButtonLink to={postPath(post._id)}>
          Read More<span className="visually-hidden"> about {post.title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}

export function LeadSkeleton() {
  return (
    <div className={`stack on-tint ${styles.story}`}>
      <Skeleton shape="image" className={styles.image} />
      <div className={`stack start gap-4 ${styles.text}`}>
        <p role="status">Loading blog posts...</p>
        <Skeleton shape="title" className="full" />
        <Skeleton shape="line" className="full" />
        <Skeleton shape="half-line" className="full" />
      </div>
    </div>
  );
}
