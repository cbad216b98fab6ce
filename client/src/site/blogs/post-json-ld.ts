import type { Blog } from '@contract/blogs';
import { postPath } from './blog-paths';

/** The post for search engines: https://schema.org/BlogPosting. `publicUrl` is the origin of absolute links. */
export function postJsonLd(post: Blog, publisher: string, publicUrl: string): object {
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
