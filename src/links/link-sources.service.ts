import { Inject, Injectable } from '@nestjs/common';
import { BlogsService } from '../blogs/blogs.service';
import { ownPath } from '../contract/link-target';
import type { LinkSource } from '../contract/links';
import { REDIRECT_TEXTS, type RedirectInput } from '../contract/redirects';
import { linksIn } from '../contract/website/section-link-fields';
import { SECTION_NAMES, SECTIONS } from '../contract/website/sections';
import { IssuesService } from '../newsletter/issues/issues.service';
import { PagesService } from '../pages/pages.service';
import { recordInAuditLog } from '../platform/audit/audit-details';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { invalid } from '../platform/errors/product-error';
import { storedLink } from '../platform/fields/own-link';
import type { ListPage } from '../platform/http/list-page.query';
import { escapeRegex } from '../platform/validation/escape-regex';
import { ServicesService } from '../services/services.service';
import { WebsiteService } from '../website/website.service';
import { LinksService } from './links.service';

/** Matches a path in a text, also after the site's origin, but not the beginning of a longer path. */
export const addressPattern = (path: string, publicUrl: string): RegExp =>
  new RegExp(`(^|[\\s("'<\\[=]|${escapeRegex(publicUrl)})${escapeRegex(path)}(?![\\w/-]|\\.\\w)`, 'gim');

@Injectable()
export class LinkSourcesService {
  private readonly texts;

  constructor(
    private readonly website: WebsiteService,
    private readonly links: LinksService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    pages: PagesService,
    blogs: BlogsService,
    services: ServicesService,
    issues: IssuesService,
  ) {
    this.texts = [
      { title: 'Page', path: '/admin/pages', records: pages },
      { title: 'Post', path: '/admin/blog', records: blogs },
      { title: 'Service', path: '/admin/services', records: services },
      { title: 'Newsletter', path: '/admin/newsletter/issues', records: issues },
    ];
  }

  async list(to: string): Promise<ListPage<LinkSource>> {
    const pattern = addressPattern(to, this.environment.publicUrl);
    const inTexts = this.texts.map(async ({ title, path, records }) =>
      (await records.listMentions(pattern, to)).map(({ name, count }) => ({ name: `${title}: ${name}`, path, count })),
    );
    const items = [...(await this.inSections(to)), ...(await Promise.all(inTexts)).flat()];
    return { items, total: items.length };
  }

  async update({ from, to: given }: RedirectInput): Promise<number> {
    const to = storedLink('to', given, this.environment.publicUrl);
    const path = ownPath(to);
    if (path !== null && !(await this.links.isThere(path))) throw invalid('to', REDIRECT_TEXTS.nothing);
    const found = await this.list(from);
    const pattern = addressPattern(from, this.environment.publicUrl);
    for (const name of SECTION_NAMES) await this.website.changeLinks(name, from, to);
    for (const { records } of this.texts) await records.replaceMentions(pattern, from, to);
    recordInAuditLog({ subjectId: '', fields: [], changes: [{ field: 'to', from, to }] });
    return found.items.reduce((sum, { count }) => sum + count, 0);
  }

  private async inSections(to: string): Promise<LinkSource[]> {
    const website = await this.website.read();
    return SECTION_NAMES.flatMap((name) => {
      const count = linksIn(name, { ...website[name] }).filter((link) => ownPath(link.to) === to).length;
      return count > 0 ? [{ name: SECTIONS[name].title, path: `/admin/website?section=${name}`, count }] : [];
    });
  }
}
