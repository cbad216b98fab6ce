import { Injectable } from '@nestjs/common';
import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ListBlogsQuery } from '../blogs/blog.dto';
import { BlogsService } from '../blogs/blogs.service';
import { CommentsService } from '../comments/comments.service';
import { MESSAGES } from '../contract/errors';
import type { ParsedText } from '../contract/markdown';
import {
  LINKED_PATH,
  LIST_PREFIX,
  listRead,
  type PageRead,
  type ReadKey,
  type PageReads as Reads,
  valueIn,
  WEBSITE_READ,
} from '../contract/rendering';
import { SITE_PAGES, type SitePageName } from '../contract/site-pages';
import { findSection, type ShownSections } from '../contract/website/sections';
import { LinksService } from '../links/links.service';
import { IssuesService } from '../newsletter/issues/issues.service';
import { PagesService } from '../pages/pages.service';
import { DatabaseReadiness } from '../platform/database/database-readiness';
import { toProductError } from '../platform/errors/error.filter';
import { notFound, ProductError } from '../platform/errors/product-error';
import { type ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { InvoicesService } from '../project/invoices/invoices.service';
import { VisitorQuotesService } from '../project/visitors/visitor-quotes.service';
import { ServicesService } from '../services/services.service';
import { SettingsService } from '../settings/settings.service';
import { TeamService } from '../team/team.service';
import { WebsiteService } from '../website/website.service';

interface Read {
  path: RegExp;
  run(id: string, query: URLSearchParams): Promise<unknown>;
}

function toQuery<Query extends object>(rules: ClassConstructor<Query>, search: URLSearchParams): Query {
  const query = plainToInstance(rules, Object.fromEntries(search));
  if (validateSync(query, { whitelist: true }).length > 0) throw new ProductError(400, MESSAGES.validation);
  return query;
}

/** Removes the Markdown source of a text if there are parsed blocks. The page needs only the blocks. */
const withoutSource = <Text extends ParsedText & { content: string }>(text: Text): Text =>
  text.blocks ? { ...text, content: '' } : text;

const asList = <Entry>(items: Entry[]): ListPage<Entry> => ({ items, total: items.length });

/** Reads the data of a page from the services. The data equals the answers of the calls below `/api`. */
@Injectable()
export class PageReadsService {
  private readonly reads: Read[];

  constructor(
    settings: SettingsService,
    blogs: BlogsService,
    comments: CommentsService,
    team: TeamService,
    services: ServicesService,
    pages: PagesService,
    quotes: VisitorQuotesService,
    invoices: InvoicesService,
    website: WebsiteService,
    private readonly links: LinksService,
    issues: IssuesService,
    private readonly readiness: DatabaseReadiness,
  ) {
    this.reads = [
      { path: /^\/settings$/, run: () => settings.readForVisitors() },
      { path: /^\/website$/, run: () => website.readPublished() },
      { path: /^\/blogs$/, run: (_id, query) => blogs.listAsAsked(toQuery(ListBlogsQuery, query)) },
      { path: /^\/blogs\/categories$/, run: async () => asList(await blogs.listCategories()) },
      { path: /^\/blogs\/([^/]+)$/, run: async (id) => withoutSource(await blogs.read(id, { countView: false })) },
      { path: /^\/blogs\/([^/]+)\/related$/, run: (id) => blogs.listRelated(id) },
      {
        path: /^\/blogs\/([^/]+)\/comments$/,
        run: (id, query) => comments.listOfPost(id, toQuery(ListPageQuery, query)),
      },
      { path: /^\/team$/, run: (_id, query) => team.list(toQuery(ListPageQuery, query)) },
      { path: /^\/services$/, run: (_id, query) => services.list(toQuery(ListPageQuery, query)) },
      { path: /^\/services\/([^/]+)$/, run: (id) => services.read(id) },
      { path: /^\/project\/track\/([^/]+)$/, run: (id) => quotes.track(id) },
      { path: /^\/invoices\/([^/]+)$/, run: (id) => invoices.read(id) },
      { path: /^\/issues\/archive$/, run: (_id, query) => issues.listArchive(toQuery(ListPageQuery, query)) },
      { path: /^\/issues\/archive\/([^/]+)$/, run: (id) => issues.readArchived(id) },
      { path: /^\/pages\/linked$/, run: () => links.listThere() },
      { path: /^\/pages\/by-slug\/([^/]+)$/, run: async (slug) => withoutSource(await pages.readBySlug(slug)) },
    ];
  }

  /** Runs all reads in parallel. If a read fails, its result contains the status and the message for the page. */
  async readAll(keys: ReadKey[]): Promise<Reads> {
    return Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await this.read(key)] as const)));
  }

  /** Returns the data of a page with unsaved changes: texts of sections, and the linked paths at which pages exist. */
  async ofUnsaved(sections: ShownSections): Promise<Reads> {
    const linked = await this.readiness.whileAnswers(this.links.listThere(sections));
    return { [WEBSITE_READ]: { value: sections }, [listRead(LINKED_PATH)]: { value: linked } };
  }

  private async read(key: ReadKey): Promise<PageRead> {
    const [path = '', query = ''] = key.replace(LIST_PREFIX, '').split('?');
    try {
      for (const read of this.reads) {
        const match = read.path.exec(path);
        if (!match) continue;
        const reading = read.run(decodeURIComponent(match[1] ?? ''), new URLSearchParams(query));
        return { value: await this.readiness.whileAnswers(reading) };
      }
      throw notFound();
    } catch (error) {
      const known = toProductError(error instanceof URIError ? notFound() : error);
      return { status: known.getStatus(), message: known.message };
    }
  }
}

/** Returns the data for the page's document. It contains only sections that the page shows. */
export function toSent(page: SitePageName, reads: Reads): Reads {
  const website = valueIn<ShownSections>(reads, WEBSITE_READ);
  if (!website) return reads;
  const sent = Object.entries(website).flatMap(([name, section]) => {
    const part = typeof section === 'object' ? partOf(name, section, page) : section;
    return part === undefined ? [] : [[name, part]];
  });
  return { ...reads, [WEBSITE_READ]: { value: Object.fromEntries(sent) } };
}

function partOf(name: string, section: object & { isHidden?: boolean }, page: SitePageName): object | undefined {
  // Leaves out the texts of a hidden section, because no page shows them.
  if (section.isHidden) return { isHidden: true };
  const { pages, isByPage } = findSection(name) ?? {};
  if (isByPage) {
    // The page of one record also shows the title of its list page.
    const own = [page, SITE_PAGES[page].within].flatMap((of) =>
      of && of in section ? [[of, section[of as never]]] : [],
    );
    return own.length > 0 ? Object.fromEntries(own) : undefined;
  }
  return !pages || pages.includes(page) ? section : undefined;
}
