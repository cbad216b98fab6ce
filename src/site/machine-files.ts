import type { BlogSummary } from '../contract/blogs';
import type { Palette } from '../contract/colours/palette';
import type { SiteSettings } from '../contract/settings';
import { pagesIn, SITE_PAGES } from '../contract/site-pages';
import { escapeHtml } from '../platform/http/escape-html';

interface SitemapEntry {
  path: string;
  /** ISO 8601; left out where nothing is stored for the path. */
  updatedAt?: string;
}

/** `sitemap.xml`: the fixed paths but for those that are `left` out, then what is stored. */
export function toSitemap(publicUrl: string, entries: SitemapEntry[], left: readonly string[] = []): string {
  const fixed: SitemapEntry[] = pagesIn('sitemap').flatMap(({ path }) => (left.includes(path) ? [] : [{ path }]));
  const urls = [...fixed, ...entries].map(({ path, updatedAt }) => {
    const modified = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
    return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${modified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

type ManifestSettings = Pick<SiteSettings, 'siteName' | 'siteDescription' | 'icon'>;

/** `manifest.webmanifest`: what a phone needs to put the site among its apps. */
export function toManifest({ siteName, siteDescription, icon }: ManifestSettings, palette: Palette): string {
  return JSON.stringify({
    name: siteName,
    short_name: siteName.split(' ')[0],
    description: siteDescription,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: palette['forest-deep'],
    background_color: palette.mist,
    // The sample's drawing keeps within the middle, so that a phone may cut the icon to its own shape; an owner's may not.
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: icon ? 'any' : 'any maskable',
    })),
  });
}

/** Folders of the pages whose addresses are personal. */
const SECRET_FOLDERS = Object.values(SITE_PAGES).flatMap(({ path, isSecret }) =>
  isSecret ? [path.slice(0, path.lastIndexOf('/') + 1)] : [],
);

/** `robots.txt`: everything public may be found; the back office has nothing to find. */
export function toRobots(publicUrl: string): string {
  const refused = ['/admin', '/api/', ...SECRET_FOLDERS].map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${refused}\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

type FeedSettings = Pick<SiteSettings, 'siteName' | 'icon'>;

/**
 * `feed.xml`, Atom 1.0: the newest posts with their first lines.
 * @param changedAt of the site, ISO 8601: every feed has a time, also one without posts. RFC 4287, section 4.1.1
 */
export function toFeed(
  publicUrl: string,
  { siteName, icon }: FeedSettings,
  posts: BlogSummary[],
  changedAt: string,
): string {
  const entries = posts.map((post) => {
    const url = escapeHtml(`${publicUrl}/blogs/${post._id}`);
    return [
      '<entry>',
      `<id>${url}</id><link href="${url}"/>`,
      `<title>${escapeHtml(post.title)}</title>`,
      `<author><name>${escapeHtml(post.authorName)}</name></author>`,
      `<category term="${escapeHtml(post.category)}"/>`,
      `<published>${post.createdAt}</published><updated>${post.updatedAt}</updated>`,
      `<summary>${escapeHtml(post.excerpt)}</summary>`,
      '</entry>',
    ].join('');
  });
  const updated =
    posts
      .map((post) => post.updatedAt)
      .sort()
      .at(-1) ?? changedAt;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapeHtml(publicUrl)}/</id><title>${escapeHtml(siteName)}</title><updated>${updated}</updated>`,
    `<link href="${escapeHtml(publicUrl)}/"/><link rel="self" href="${escapeHtml(publicUrl)}/feed.xml"/>`,
    ...(icon ? [`<icon>${escapeHtml(publicUrl)}/icon-192.png</icon>`] : []),
    ...entries,
    '</feed>\n',
  ].join('');
}
