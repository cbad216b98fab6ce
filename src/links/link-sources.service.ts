import { Inject, Injectable } from '@nestjs/common';
import { BlogsService } from '../blogs/blogs.service';
import { ownPath } from '../contract/link-target';
import type { LinkSource } from '../contract/links';
import { REDIRECT_TEXTS, type RedirectInput } from '../contract/redirects';
import { linksIn } from '../contract/website/links';
import { SECTION_NAMES, SECTIONS, type SectionName } from '../contract/website/sections';
import { IssuesService } from '../newsletter/issues/issues.service';
import { PagesService } from '../pages/pages.service';
import { currentActor, noteInTrail, withNote } from '../platform/audit/audit-note';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { invalid } from '../platform/errors/product-error';
import { storedLink } from '../platform/fields/own-link';
import type { ListPage } from '../platform/http/list-page.query';
import { type AddressMender, PublicAddresses } from '../platform/records/public-addresses';
import type { ReplacedMentions } from '../platform/records/records.service';
import { TrashService } from '../platform/trash/trash.service';
import { ServicesService } from '../services/services.service';
import { WebsiteService } from '../website/website.service';
import { addressPattern } from './address-pattern';
import { LinksService } from './links.service';

/** Under which name the trash keeps what was led elsewhere. */
const MENDED = 'mended links';

/** Links that were led elsewhere. */
interface MendedLinks extends RedirectInput {
  sections: { name: SectionName; places: string[] }[];
  /** By the path of their list in the office. */
  texts: { of: string; replaced: ReplacedMentions[] }[];
}

/**
 * Sources that lead to an address of the site: links of its sections, and addresses in the texts of pages, posts,
 * services and newsletters that are not sent yet.
 */
@Injectable()
export class LinkSourcesService implements AddressMender {
  private readonly texts;

  constructor(
    private readonly website: WebsiteService,
    private readonly links: LinksService,
    private readonly trash: TrashService,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    pages: PagesService,
    blogs: BlogsService,
    services: ServicesService,
    issues: IssuesService,
    addresses: PublicAddresses,
  ) {
    addresses.registerMender(this);
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

  /** Errors: 400 visitors would find nothing at `to`. */
  async mend({ from, to: given }: RedirectInput): Promise<number> {
    const to = storedLink('to', given, this.environment.publicUrl);
    const path = ownPath(to);
    if (path !== null && !(await this.links.isThere(path))) throw invalid('to', REDIRECT_TEXTS.nothing);
    const found = await this.list(from);
    const pattern = addressPattern(from, this.environment.publicUrl);
    const sections: MendedLinks['sections'] = [];
    for (const name of SECTION_NAMES) {
      sections.push({ name, places: await this.website.changeLinks(name, from, to) });
    }
    const texts: MendedLinks['texts'] = [];
    for (const { path: of, records } of this.texts) {
      texts.push({ of, replaced: await records.replaceMentions(pattern, from, to) });
    }
    await this.trash.keepNote(MENDED, { from, to, sections, texts } satisfies MendedLinks);
    noteInTrail({ subjectId: '', fields: [], changes: [{ field: 'to', from, to }] });
    return found.items.reduce((sum, { count }) => sum + count, 0);
  }

  /**
   * Links that were led elsewhere because the page was deleted lead to it again, but for those that somebody has
   * changed since.
   */
  restored(path: string): Promise<void> {
    // The trail tells of the page that came back.
    return withNote({ actorId: currentActor(), carried: [] }, () =>
      this.trash.undoNotes<MendedLinks>(MENDED, async ({ from, to, sections, texts }) => {
        if (from !== path) return false;
        for (const { name, places } of sections) await this.website.changeLinks(name, to, from, places);
        for (const { of, replaced } of texts) {
          const records = this.texts.find(({ path }) => path === of)?.records;
          await records?.putBackMentions(replaced, from, to);
        }
        return true;
      }),
    );
  }

  private async inSections(to: string): Promise<LinkSource[]> {
    const website = await this.website.read();
    return SECTION_NAMES.flatMap((name) => {
      const count = linksIn(name, { ...website[name] }).filter((link) => ownPath(link.to) === to).length;
      return count > 0 ? [{ name: SECTIONS[name].title, path: `/admin/website?section=${name}`, count }] : [];
    });
  }
}
