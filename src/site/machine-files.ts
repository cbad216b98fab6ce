import type { BlogSummary } from '../contract/blogs';
import { pagesIn, SITE_PAGES } from '../contract/site-pages';
import { escapeHtml } from '../platform/http/escape-html';

/** The header's forest green and the page's paper, as in the client's tokens. */
const THEME_COLOUR = '#0a3b2e';
const PAPER_COLOUR = '#f6f3ec';

interface SitemapEntry {
  path: string;
  /** ISO 8601; left out where nothing is stored for the path. */
  updatedAt?: string;
}

/** `sitemap.xml`: the fixed paths, then what is stored. */
export function toSitemap(publicUrl: string, entries: SitemapEntry[]): string {
  const fixed: SitemapEntry[] = pagesIn('sitemap').map(({ path }) => ({ path }));
  const urls = [...fixed, ...entries].map(({ path, updatedAt }) => {
    const modified = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
    return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${modified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

/** `manifest.webmanifest`: what a phone needs to put the site among its apps. */
export function toManifest(siteName: string, description: string): string {
  return JSON.stringify({
    name: siteName,
    short_name: siteName.split(' ')[0],
    description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: THEME_COLOUR,
    background_color: PAPER_COLOUR,
    // The drawing keeps within the middle, so that a phone may cut the icon to its own shape.
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
}

/** Folders of the pages whose addresses are personal. */
const SECRET_FOLDERS = Object.values(SITE_PAGES).flatMap(({ path, isSecret }) =>
  isSecret ? [`/${path.split('/')[1]}/`] : [],
);

/** `robots.txt`: everything public may be found; the back office has nothing to find. */
export function toRobots(publicUrl: string): string {
  const refused = ['/admin', '/api/', ...SECRET_FOLDERS].map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${refused}\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** `feed.xml`, Atom 1.0: the newest posts with their first lines. */
export function toFeed(publicUrl: string, siteName: string, posts: BlogSummary[]): string {
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
      .at(-1) ?? '1970-01-01T00:00:00.000Z';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapeHtml(publicUrl)}/</id><title>${escapeHtml(siteName)}</title><updated>${updated}</updated>`,
    `<link href="${escapeHtml(publicUrl)}/"/><link rel="self" href="${escapeHtml(publicUrl)}/feed.xml"/>`,
    ...entries,
    '</feed>\n',
  ].join('');
}
