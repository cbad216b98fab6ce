import { Injectable } from '@nestjs/common';
import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { BlogsService } from '../blogs/blogs.service';
import { ListBlogsQuery } from '../blogs/dto/list-blogs.query';
import { MESSAGES } from '../contract/errors';
import { LIST_PREFIX, type PageRead, type ReadKey, type PageReads as Reads } from '../contract/rendering';
import { PagesService } from '../pages/pages.service';
import { DatabaseReadiness } from '../platform/database/database-readiness';
import { toProductError } from '../platform/errors/error.filter';
import { notFound, ProductError } from '../platform/errors/product-error';
import { ListPageQuery } from '../platform/http/list-page.query';
import { VisitorQuotesService } from '../project/visitor-quotes.service';
import { ServicesService } from '../services/services.service';
import { SettingsService } from '../settings/settings.service';
import { TeamService } from '../team/team.service';

interface Read {
  /** Path below `/api`. */
  path: RegExp;
  run(id: string, query: URLSearchParams): Promise<unknown>;
}

/** Checks a query by the rules that the call itself has. Errors: 400. */
function toQuery<Query extends object>(rules: ClassConstructor<Query>, search: URLSearchParams): Query {
  const query = plainToInstance(rules, Object.fromEntries(search));
  if (validateSync(query, { whitelist: true }).length > 0) throw new ProductError(400, MESSAGES.validation);
  return query;
}

/** Answers what a page reads from the services directly, as the calls below `/api` would. */
@Injectable()
export class PageReads {
  private readonly reads: Read[];

  constructor(
    settings: SettingsService,
    blogs: BlogsService,
    team: TeamService,
    services: ServicesService,
    pages: PagesService,
    quotes: VisitorQuotesService,
    private readonly readiness: DatabaseReadiness,
  ) {
    this.reads = [
      { path: /^\/settings$/, run: () => settings.read() },
      { path: /^\/blogs$/, run: (_id, query) => blogs.listAsAsked(toQuery(ListBlogsQuery, query)) },
      { path: /^\/blogs\/([^/]+)$/, run: (id) => blogs.read(id, { countView: false }) },
      { path: /^\/blogs\/([^/]+)\/related$/, run: (id) => blogs.listRelated(id) },
      { path: /^\/team$/, run: (_id, query) => team.list(toQuery(ListPageQuery, query)) },
      { path: /^\/services$/, run: (_id, query) => services.list(toQuery(ListPageQuery, query)) },
      { path: /^\/services\/([^/]+)$/, run: (id) => services.read(id) },
      { path: /^\/project\/track\/([^/]+)$/, run: (id) => quotes.track(id) },
      { path: /^\/pages\/linked$/, run: () => pages.listLinked() },
      { path: /^\/pages\/by-slug\/([^/]+)$/, run: (slug) => pages.readBySlug(slug) },
    ];
  }

  /** All keys at once. A read that fails becomes its status: the page says so itself. */
  async readAll(keys: ReadKey[]): Promise<Reads> {
    return Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await this.read(key)] as const)));
  }

  private async read(key: ReadKey): Promise<PageRead> {
    const [path, query = ''] = key.replace(LIST_PREFIX, '').split('?');
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
