import { type Focus, NO_FOCUS } from '../contract/media';
import { SHARED_IMAGE, shareCutOf } from '../contract/own-files';
import type { Head } from '../contract/rendering';
import { escapeHtml } from '../platform/http/escape-html';

/** Returns JSON for a `<script>` element. Escapes `<`, so that no text can end the element. */
export function toJsonBlock(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function toAbsolute(address: string, publicUrl: string): string {
  return address.startsWith('/') ? publicUrl + address : address;
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
}

interface SharedImage {
  path: string;
  width?: number;
  height?: number;
}

/** Adds the focal point to the URL, because messengers cache images by URL and would not show a new crop. */
function sharedImageOf(image: string | undefined, focusOf: (path: string) => Focus): SharedImage {
  if (!image) return SHARED_IMAGE;
  const cut = shareCutOf(image);
  if (!cut) return { path: image };
  const { focusX, focusY } = focusOf(image);
  const isMiddle = focusX === NO_FOCUS.focusX && focusY === NO_FOCUS.focusY;
  return isMiddle ? cut : { ...cut, path: `${cut.path}?at=${focusX}-${focusY}` };
}

/** Returns breadcrumbs as in https://schema.org/BreadcrumbList. The home page and missing pages have none. */
function breadcrumbs({ trail, status }: Head, publicUrl: string): object[] {
  if (trail.length === 0 || status !== 200) return [];
  const steps = [{ name: 'Home', path: '/' }, ...trail];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: publicUrl + path,
      })),
    },
  ];
}

/**
 * Builds the elements of `<head>` that depend on the URL.
 * @param focusOf returns the focal point of an upload.
 */
export function headTags(
  head: Head,
  siteName: string,
  publicUrl: string,
  focusOf: (path: string) => Focus = () => NO_FOCUS,
): string {
  const url = publicUrl + head.canonicalPath;
  const { path, width, height } = sharedImageOf(head.image, focusOf);
  const image = toAbsolute(path, publicUrl);
  const isArticle = head.jsonLd.some((object) => (object as { '@type'?: string })['@type'] === 'BlogPosting');
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'robots', head.robots),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(siteName)}" href="/feed.xml">`,
    meta('property', 'og:type', isArticle ? 'article' : 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', image),
    ...(width ? [meta('property', 'og:image:width', String(width))] : []),
    ...(height ? [meta('property', 'og:image:height', String(height))] : []),
    meta('property', 'og:locale', 'en_ZM'),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', image),
    ...[...head.jsonLd, ...breadcrumbs(head, publicUrl)].map(
      (object) => `<script type="application/ld+json">${toJsonBlock(object)}</script>`,
    ),
  ].join('');
}
