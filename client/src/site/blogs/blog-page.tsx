import type { Blog } from '@contract/blogs';
import { TRUNCATE } from '@contract/limits';
import { formatMinute } from '@contract/lusaka-day';
import { postPath } from '@contract/read-paths';
import { WEBSITE_READ } from '@contract/rendering';
import type { SentSections } from '@contract/website/sections';
import type { HeadContext, PageHead, PageProps } from '@/lib/page-head';
import { truncate } from '@/lib/truncate';
import { FailedView } from '@/site/missing/failed-view';
import { MissingView } from '@/site/missing/missing-view';
import { usePageMeta } from '@/stores/page-meta';
import { useRemote } from '@/stores/remote';
import { isMissing } from '@/stores/server-store';
import { sectionIn, useFixedSection } from '@/stores/website-store';
import { partOfText } from '@/ui/written-text';
import { PostComments } from './comments/post-comments';
import { PostArticle, PostSkeleton } from './post-article';
import styles from './preview-note.module.css';
import { RelatedPosts } from './related-posts';

export function head({ params, read, settings, publicUrl }: HeadContext): PageHead {
  const post = read<Blog>(postPath(params.id));
  if (post.status !== 'ready') {
    const title = sectionIn(read<SentSections>(WEBSITE_READ), 'blogLists')?.missing.title;
    return isMissing(post) ? { title, description: title, status: 404 } : { description: title };
  }
  const { title, content, excerpt = content, image, _id } = post.value;
  return {
    title,
    description: truncate(excerpt, TRUNCATE.related),
    canonicalPath: postPath(_id),
    image: image || undefined,
    jsonLd: [postJsonLd(post.value, settings.siteName, publicUrl)],
  };
}

export const partOf = partOfText;

export function Page({ params: { id } }: PageProps) {
  const post = useRemote<Blog>(postPath(id));
  const { previewUntil } = usePageMeta();
  const { missing } = useFixedSection('blogLists');
  if (post.status === 'loading') return <PostSkeleton />;
  if (isMissing(post)) return <MissingView {...missing} back={{ label: missing.back, to: '/blogs' }} />;
  if (post.status === 'failed') return <FailedView title="We could not load this post" onRetry={post.retry} />;
  return (
    <>
      {previewUntil && <PreviewNote post={post.value} until={previewUntil} />}
      <PostArticle post={post.value} />
      <RelatedPosts id={id} />
      {!previewUntil && <PostComments key={id} id={id} />}
    </>
  );
}

/** Describes the post to search engines (https://schema.org/BlogPosting). `publicUrl` is the site's origin. */
function postJsonLd(post: Blog, publisher: string, publicUrl: string): object {
  const image = post.image.startsWith('/') ? publicUrl + post.image : post.image;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    articleSection: post.category,
    keywords: post.tags.join(', ') || undefined,
    image: image || undefined,
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    author: { '@type': 'Person', name: post.authorName },
    publisher: { '@type': 'Organization', name: publisher },
    mainEntityOfPage: publicUrl + postPath(post._id),
  };
}

/** Notice on the preview of a post. Only people with the preview's secret link see it. */
function PreviewNote({ post: { _id, status }, until }: { post: Pick<Blog, '_id' | 'status'>; until: string }) {
  if (status === 'published') {
    return (
      <p className={`holds centred-text ${styles.note}`}>
        {/* A plain link loads a new document. A link of the router would stay in this document, which shows the post as
            a preview. */}
        This is a preview. The post is already published: <a href={`/blogs/${_id}`}>view the published post</a>.
      </p>
    );
  }
  return (
    <p className={`holds centred-text ${styles.note}`}>
      This is a preview. Anyone with this link can see it until {formatMinute(new Date(until))} (Lusaka time).
    </p>
  );
}
