import { Inject, Injectable } from '@nestjs/common';
import { BlogsService } from '../blogs/blogs.service';
import { paletteOf } from '../contract/colours/tint';
import type { IdentityPath, MachinePath } from '../contract/own-files';
import { ARCHIVE_PATH, archivedPath } from '../contract/read-paths';
import type { SitePath } from '../contract/site-pages';
import { isSample } from '../contract/website/articles';
import { IssuesService } from '../newsletter/issues/issues.service';
import { PagesService } from '../pages/pages.service';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { ServicesService } from '../services/services.service';
import { SettingsService } from '../settings/settings.service';
import { TeamService } from '../team/team.service';
import { WebsiteService } from '../website/website.service';
import { drawingIn } from './drawings';
import { IdentityFiles, type PictureFile } from './identity-files';
import { toFeed, toManifest, toRobots, toSitemap } from './machine-files';
import { DATA_POLICY, type PageAnswer, PICTURE_POLICY, toPageAnswer } from './page-answer';
import { DAY } from './static-files';

/** Posts in the feed. */
const FEED_LENGTH = 20;

/** What search engines and feed readers ask for. */
@Injectable()
export class MachinePages {
  private readonly startedAt = new Date().toISOString();

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly settings: SettingsService,
    private readonly blogs: BlogsService,
    private readonly services: ServicesService,
    private readonly pages: PagesService,
    private readonly team: TeamService,
    private readonly website: WebsiteService,
    private readonly identity: IdentityFiles,
    private readonly issues: IssuesService,
  ) {}

  /** Body and type of a path. */
  async read(path: MachinePath): Promise<{ type: string; body: string }> {
    if (path === '/robots.txt') return { type: 'text/plain', body: toRobots(this.environment.publicUrl) };
    if (path === '/sitemap.xml') return { type: 'application/xml', body: await this.sitemap() };
    if (path === '/feed.xml') return { type: 'application/atom+xml', body: await this.feed() };
    return { type: 'application/manifest+json', body: await this.manifest() };
  }

  /** Icon or logo; `null` where there is none. Errors: 503 the database is away and nothing is known yet. */
  async picture(path: IdentityPath): Promise<PageAnswer | null> {
    return toPicture(await this.identity.read(path));
  }

  /** An uploaded photo as messengers show it; `null`: there is none. */
  async sharedPhoto(upload: string): Promise<PageAnswer | null> {
    return toPicture(await this.identity.readShared(upload));
  }

  /** A drawing in the organisation's colours. Errors: 404. */
  async drawing(name: string): Promise<PageAnswer> {
    const drawn = drawingIn(paletteOf(await this.settings.read()), name);
    return toPageAnswer(200, drawn, DATA_POLICY, { 'Content-Type': 'image/svg+xml', 'Cache-Control': DAY });
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
    const left: [path: SitePath, isLeft: boolean][] = [
      ['/articles', !isFound],
      ['/blogs', posts.length === 0],
      [ARCHIVE_PATH, issues.length === 0],
      ['/team', isOwn && members === 0],
      ['/services', isOwn && services.length === 0],
    ];
    return toSitemap(
      this.environment.publicUrl,
      entries,
      left.flatMap(([path, isLeft]) => (isLeft ? [path] : [])),
    );
  }

  private async manifest(): Promise<string> {
    const settings = await this.settings.read();
    return toManifest(settings, paletteOf(settings));
  }

  private async feed(): Promise<string> {
    const settings = await this.settings.read();
    const { items } = await this.blogs.listSummaries({ limit: FEED_LENGTH });
    // Settings that were never saved are as old as time.
    const changedAt = Date.parse(settings.updatedAt) > 0 ? settings.updatedAt : this.startedAt;
    return toFeed(this.environment.publicUrl, settings, items, changedAt);
  }
}

function toPicture(picture: PictureFile | null): PageAnswer | null {
  const headers = { 'Content-Type': picture?.type ?? '', 'Cross-Origin-Resource-Policy': 'cross-origin' };
  return picture && toPageAnswer(200, picture.body, PICTURE_POLICY, headers);
}
