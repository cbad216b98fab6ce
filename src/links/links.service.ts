import { Injectable } from '@nestjs/common';
import { BlogsService } from '../blogs/blogs.service';
import { isPagePath, ownPath } from '../contract/link-target';
import { ARCHIVE_PATH } from '../contract/read-paths';
import { LINKED_SLUGS } from '../contract/routes';
import { matchSitePage, SITE_PATHS } from '../contract/site-pages';
import { LOGIN_PATHS } from '../contract/visitor-accounts';
import { renderedText } from '../contract/website/rendered-text';
import { linksIn, type SectionLink } from '../contract/website/section-link-fields';
import { SECTION_NAMES, type SectionName, type ShownSections, type Website } from '../contract/website/sections';
import { IssuesService } from '../newsletter/issues/issues.service';
import { PagesService } from '../pages/pages.service';
import { toProductError } from '../platform/errors/error.filter';
import type { ListPage } from '../platform/http/list-page.query';
import { PublicAddressesService } from '../platform/records/public-addresses.service';
import { ServicesService } from '../services/services.service';
import { VisitorAccountsStateService } from '../visitor-accounts/visitor-accounts-state.service';
import { WebsiteService } from '../website/website.service';

/** Paths of the site's own pages. These pages exist without stored content, so `listThere` leaves them out. */
const ROUTES: ReadonlySet<string> = new Set(SITE_PATHS.filter((path) => path !== ARCHIVE_PATH));

@Injectable()
export class LinksService {
  constructor(
    private readonly website: WebsiteService,
    private readonly pages: PagesService,
    private readonly services: ServicesService,
    private readonly blogs: BlogsService,
    private readonly issues: IssuesService,
    private readonly addresses: PublicAddressesService,
    private readonly accounts: VisitorAccountsStateService,
  ) {}

  /**
   * Returns links to pages that do not exist. Leaves out links to the login: if visitor accounts are off, pages omit
   * them on purpose.
   */
  async listDead(): Promise<(SectionLink & { section: SectionName })[]> {
    const links = (await this.shown()).filter(({ to }) => !LOGIN_PATHS.includes(to));
    const { items } = await this.listNowhere(links.map(({ to }) => to));
    return links.filter(({ to }) => items.includes(to));
  }

  /** Returns the URLs that visitors cannot open. Other sites count as open, and so do working redirects. */
  async listNowhere(addresses: readonly string[]): Promise<ListPage<string>> {
    const isOpen = async (to: string) => {
      const path = ownPath(to);
      return path === null || (await this.isThere(path)) || (await this.isRedirected(path));
    };
    const unique = [...new Set(addresses)];
    const open = await Promise.all(unique.map(isOpen));
    const items = unique.filter((_to, index) => !open[index]);
    return { items, total: items.length };
  }

  /** Returns linked paths without leading slash, except `ROUTES` and paths without a page or redirect. */
  async listThere(unsaved: Partial<ShownSections> = {}): Promise<ListPage<string>> {
    const named = (await this.shown(unsaved)).map(({ to }) => ownPath(to));
    const linked = [...LINKED_SLUGS.map((slug) => `/${slug}`), ARCHIVE_PATH];
    const paths = [...new Set([...linked, ...named.filter((path) => path !== null)])].filter(
      (path) => !ROUTES.has(path),
    );
    const slugs = paths.filter((path) => matchSitePage(path).name === 'published').map((path) => path.slice(1));
    const published = new Set(await this.pages.findPublished(slugs));
    const isThere = await Promise.all(
      paths.map(
        async (path) =>
          (slugs.includes(path.slice(1)) ? published.has(path.slice(1)) : await this.isThere(path)) ||
          (await this.isRedirected(path)),
      ),
    );
    const items = paths.filter((_path, index) => isThere[index]).map((path) => path.slice(1));
    return { items, total: items.length };
  }

  private async isRedirected(path: string): Promise<boolean> {
    const end = this.addresses.redirectOf(path);
    if (end === null) return false;
    const page = ownPath(end);
    return page === null || this.isThere(page);
  }

  private async shown(unsaved: Partial<ShownSections> = {}): Promise<(SectionLink & { section: SectionName })[]> {
    const website = { ...(await this.website.read()), ...unsaved } as Website;
    const names = SECTION_NAMES.filter((name) => !website[name].isHidden);
    return names.flatMap((name) => {
      const links = linksIn(name, { ...renderedText(name, website[name]) });
      return links.map((link) => ({ ...link, section: name }));
    });
  }

  async isThere(path: string): Promise<boolean> {
    if (!isPagePath(path)) return false;
    const { name, params } = matchSitePage(path);
    if (name === 'articles' || name === 'article') {
      const { isHidden, articles } = (await this.website.read()).articles;
      return !isHidden && articles.length >= Number(params.id || 1);
    }
    if (name === 'login' || name === 'signup') return (await this.accounts.read()) !== 'off';
    if (name === 'issues') return this.issues.isAnyArchived();
    try {
      if (name === 'issue') await this.issues.readArchived(params.id);
      if (name === 'published') await this.pages.readBySlug(params.slug);
      if (name === 'service') await this.services.read(params.id);
      if (name === 'blog') await this.blogs.read(params.id, { countView: false });
      return true;
    } catch (error) {
      if (toProductError(error).getStatus() === 404) return false;
      throw error;
    }
  }
}
