import { Inject, Injectable } from '@nestjs/common';
import { BlogsService } from '../blogs/blogs.service';
import type { BlogSummary } from '../contract/blogs';
import type { Palette } from '../contract/colours/palette';
import { paletteOf } from '../contract/colours/tint';
import type { MachinePath } from '../contract/own-files';
import { ARCHIVE_PATH, archivedPath } from '../contract/read-paths';
import type { SiteSettings, StoredSettings } from '../contract/settings';
import { pagesIn, SITE_PAGES, type SitePath } from '../contract/site-pages';
import { isSample } from '../contract/website/articles';
import { IssuesService } from '../newsletter/issues/issues.service';
import { PagesService } from '../pages/pages.service';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { DatabaseReadiness } from '../platform/database/database-readiness';
import { escapeHtml } from '../platform/http/escape-html';
import { ServicesService } from '../services/services.service';
import { SettingsService } from '../settings/settings.service';
import { TeamService } from '../team/team.service';
import { WebsiteService } from '../website/website.service';
import { drawingIn } from './drawings';
import { IdentityFilesService, type ImageFile } from './identity-files.service';
import type { PageAddress } from './page-address';
import { DATA_POLICY, IMAGE_POLICY, type MadePage, type PageResponse, toPageResponse } from './page-response';
import { DAY } from './static-files.service';

const FEED_LENGTH = 20;

const TYPES: Record<MachinePath, string> = {
  '/robots.txt': 'text/plain',
  '/sitemap.xml': 'application/xml',
  '/feed.xml': 'application/atom+xml',
  '/manifest.webmanifest': 'application/manifest+json',
};

type CrawlerAddress = Extract<PageAddress, { is: 'machine' | 'drawing' | 'image' | 'shared photo' }>;

@Injectable()
export class CrawlerFiles {
  private readonly startedAt = new Date().toISOString();

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly settings: SettingsService,
    private readonly blogs: BlogsService,
    private readonly services: ServicesService,
    private readonly pages: PagesService,
    private readonly team: TeamService,
    private readonly website: WebsiteService,
    private readonly identity: IdentityFilesService,
    private readonly issues: IssuesService,
    private readonly readiness: DatabaseReadiness,
  ) {}

  /** Returns `null` if the file does not exist. Throws 404 for an unknown illustration. */
  async make(address: CrawlerAddress): Promise<MadePage | null> {
    const page = await this.readiness.whileAnswers(this.file(address));
    return page && { page, isLasting: true };
  }

  private async file(address: CrawlerAddress): Promise<PageResponse | null> {
    if (address.is === 'drawing') return this.drawing(address.name);
    if (address.is === 'image') return toImage(await this.identity.read(address.path));
    if (address.is === 'shared photo') return toImage(await this.identity.readShared(address.upload));
    const headers = { 'Content-Type': `${TYPES[address.path]}; charset=utf-8` };
    return toPageResponse(200, await this.text(address.path), DATA_POLICY, headers);
  }

  private async drawing(name: string): Promise<PageResponse> {
    const svg = drawingIn(paletteOf(await this.settings.read()), name);
    return toPageResponse(200, svg, DATA_POLICY, { 'Content-Type': 'image/svg+xml', 'Cache-Control': DAY });
  }

  private async text(path: MachinePath): Promise<string> {
    if (path === '/robots.txt') return toRobots(this.environment.publicUrl);
    if (path === '/sitemap.xml') return this.sitemap();
    const settings = await this.settings.read();
    return path === '/feed.xml' ? this.feed(settings) : toManifest(settings, paletteOf(settings));
  }

  private async sitemap(): Promise<string> {
    const [posts, services, pages, issues, { articles }, members, isOwn] = await Promise.all([
      this.blogs.listAddresses(),
      this.services.listAddresses(),
      this.pages.listPublished(),
      this.issues.listAddresses(),
      this.website.read(),
      this.team.count(),
      this.website.isOwn(),
    ]);
    const entries = [
      ...posts.map((post) => ({ path: `/blogs/${post._id}`, updatedAt: post.updatedAt })),
      ...services.map((service) => ({ path: `/services/${service.slug}`, updatedAt: service.updatedAt })),
      ...pages.map((page) => ({ path: `/${page.slug}`, updatedAt: page.updatedAt })),
      ...issues.map((issue) => ({ path: archivedPath(issue._id), updatedAt: issue.updatedAt })),
    ];
    const isFound = !articles.isHidden && articles.articles.length > 0 && !articles.articles.some(isSample);
    const omitted: [path: SitePath, isLeft: boolean][] = [
      ['/articles', !isFound],
      ['/blogs', posts.length === 0],
      [ARCHIVE_PATH, issues.length === 0],
      ['/team', isOwn && members === 0],
      ['/services', isOwn && services.length === 0],
    ];
    return toSitemap(
      this.environment.publicUrl,
      entries,
      omitted.flatMap(([path, isLeft]) => (isLeft ? [path] : [])),
    );
  }

  private async feed(settings: StoredSettings): Promise<string> {
    const { items } = await this.blogs.listSummaries({ limit: FEED_LENGTH });
    // `updatedAt` of settings that were never saved is in 1970. The feed then contains the server's start time instead.
    const changedAt = Date.parse(settings.updatedAt) > 0 ? settings.updatedAt : this.startedAt;
    return toFeed(this.environment.publicUrl, settings, items, changedAt);
  }
}

function toImage(image: ImageFile | null): PageResponse | null {
  const headers = { 'Content-Type': image?.type ?? '', 'Cross-Origin-Resource-Policy': 'cross-origin' };
  return image && toPageResponse(200, image.body, IMAGE_POLICY, headers);
}

interface SitemapEntry {
  path: string;
  /** ISO 8601 time, or missing if nothing is stored for the path. */
  updatedAt?: string;
}

export function toSitemap(publicUrl: string, entries: SitemapEntry[], omitted: readonly string[] = []): string {
  const fixed: SitemapEntry[] = pagesIn('sitemap').flatMap(({ path }) => (omitted.includes(path) ? [] : [{ path }]));
  const urls = [...fixed, ...entries].map(({ path, updatedAt }) => {
    const modified = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : '';
    return `<url><loc>${escapeHtml(publicUrl + path)}</loc>${modified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
}

type ManifestSettings = Pick<SiteSettings, 'siteName' | 'siteDescription' | 'icon'>;

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
    // `maskable` lets phones crop the icon. The default icon has an empty edge for this, the owner's icon may not.
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: icon ? 'any' : 'any maskable',
    })),
  });
}

const SECRET_FOLDERS = Object.values(SITE_PAGES).flatMap(({ path, isSecret }) =>
  isSecret ? [path.slice(0, path.lastIndexOf('/') + 1)] : [],
);

export function toRobots(publicUrl: string): string {
  const refused = ['/admin', '/api/', ...SECRET_FOLDERS].map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${refused}\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

type FeedSettings = Pick<SiteSettings, 'siteName' | 'icon'>;

/**
 * Builds `feed.xml` in Atom 1.0 (RFC 4287, 4.1.1).
 * @param changedAt ISO time, for a feed without posts
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
