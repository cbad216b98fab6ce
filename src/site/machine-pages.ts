import { Inject, Injectable } from '@nestjs/common';
import { BlogsService } from '../blogs/blogs.service';
import { PagesService } from '../pages/pages.service';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { ServicesService } from '../services/services.service';
import { SettingsService } from '../settings/settings.service';
import { toFeed, toManifest, toRobots, toSitemap } from './machine-files';
import type { MachinePath } from './page-address';

/** Posts in the feed. */
const FEED_LENGTH = 20;

/** What search engines and feed readers ask for. */
@Injectable()
export class MachinePages {
  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly settings: SettingsService,
    private readonly blogs: BlogsService,
    private readonly services: ServicesService,
    private readonly pages: PagesService,
  ) {}

  /** Body and type of a path. */
  async read(path: MachinePath): Promise<{ type: string; body: string }> {
    if (path === '/robots.txt') return { type: 'text/plain', body: toRobots(this.environment.publicUrl) };
    if (path === '/sitemap.xml') return { type: 'application/xml', body: await this.sitemap() };
    if (path === '/feed.xml') return { type: 'application/atom+xml', body: await this.feed() };
    return { type: 'application/manifest+json', body: await this.manifest() };
  }

  private async sitemap(): Promise<string> {
    const [posts, services, pages] = await Promise.all([
      this.blogs.listAddresses(),
      this.services.listAddresses(),
      this.pages.listPublished(),
    ]);
    return toSitemap(this.environment.publicUrl, [
      ...posts.map((post) => ({ path: `/blogs/${post._id}`, updatedAt: post.updatedAt })),
      ...services.map((service) => ({ path: `/services/${service.slug}`, updatedAt: service.updatedAt })),
      ...pages.map((page) => ({ path: `/${page.slug}`, updatedAt: page.updatedAt })),
    ]);
  }

  private async manifest(): Promise<string> {
    const { siteName, siteDescription } = await this.settings.read();
    return toManifest(siteName, siteDescription);
  }

  private async feed(): Promise<string> {
    const { siteName } = await this.settings.read();
    const { items } = await this.blogs.listSummaries({ limit: FEED_LENGTH });
    return toFeed(this.environment.publicUrl, siteName, items);
  }
}
