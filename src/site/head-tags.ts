import { SHARED_PICTURE } from '../contract/own-files';
import type { Head } from '../contract/rendering';
import { sizeOfUpload } from '../contract/uploads';
import { escapeHtml } from '../platform/http/escape-html';

/** JSON that cannot end its script element, in any parser. */
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

/** Of a picture whose size is known: messengers then make room before they have it. */
function imageSizeTags(image: string | undefined): string[] {
  const size = image ? sizeOfUpload(image) : SHARED_PICTURE;
  if (!size) return [];
  return [
    meta('property', 'og:image:width', String(size.width)),
    meta('property', 'og:image:height', String(size.height)),
  ];
}

/** https://schema.org/BreadcrumbList: the way to a page that is there and is not the home page. */
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

/** Everything in the head that depends on the address. */
export function headTags(head: Head, siteName: string, publicUrl: string): string {
  const url = publicUrl + head.canonicalPath;
  const image = toAbsolute(head.image || SHARED_PICTURE.path, publicUrl);
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
    ...imageSizeTags(head.image),
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
