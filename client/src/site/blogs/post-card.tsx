import type { BlogSummary } from '@contract/blogs';
import { postPath } from '@contract/read-paths';
import { Icon } from '@/ui/icon';
import { Link } from '@/ui/link';
import { PostMeta } from '@/ui/post-meta';
import { Cover } from './cover';
import styles from './post-card.module.css';
import { teaserOf } from './teaser';

export function PostCard({ post, length, isFull }: { post: BlogSummary; length: number; isFull?: boolean }) {
  return (
    <article className={`card ${styles.card}`}>
      <Cover post={post} sizes="(min-width: 60em) 640px, 100vw" className="below-4 rounded" />
      <p className="kicker">{post.category}</p>
      <h3 className="above-1">
        <Link to={postPath(post._id)} className="title-link covers-card">
          {post.title}
        </Link>
      </h3>
      <p className="below-3 teaser">{teaserOf(post.excerpt, length)}</p>
      {isFull && (
        <>
          <PostMeta>
            <span>{post.authorName}</span>
            <span className="tabular">{post.views.toLocaleString('en-US')} views</span>
          </PostMeta>
          <Link to={postPath(post._id)} className={`touch holds gap-2 semibold ${styles.more}`}>
            Read more<span className="visually-hidden"> about {post.title}</span> <Icon name="arrow-right" />
          </Link>
        </>
      )}
    </article>
  );
}
