import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { problemOf } from '../contract/field-rules';
import { PAGE_FIELDS, type Page as PageEntity, type PublishedPage } from '../contract/pages';
import { CONSENT_VERSION } from '../contract/privacy';
import { isBuiltInPrivacy, PRIVACY_SLUG, privacyPage } from '../contract/privacy-page';
import { LINKED_SLUGS, type LinkedSlug } from '../contract/routes';
import { isDuplicateKey } from '../platform/errors/database-error';
import { conflict, notFound } from '../platform/errors/product-error';
import { findPage } from '../platform/http/find-page';
import type { ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { RecordsService } from '../platform/records/records.service';
import { SettingsService } from '../settings/settings.service';
import type { CreatePageDto, UpdatePageDto } from './dto/page.dto';
import { Page, type PageRow, toPage, toPublishedPage } from './schemas/page.schema';

const SLUG_IN_USE = 'Another page has this address already.';

@Injectable()
export class PagesService extends RecordsService<PageRow, PageEntity> {
  protected readonly toEntity = toPage;

  constructor(
    @InjectModel(Page.name) model: Model<PageRow>,
    private readonly settings: SettingsService,
  ) {
    super('pages', model, {
      cached: 'pages',
      toSubject: ({ title, slug, status }) => ({ name: title, path: status === 'published' ? `/${slug}` : null }),
      isNameKept: true,
    });
  }

  /** Newest first, drafts included. */
  override async list(query: ListPageQuery): Promise<ListPage<PageEntity>> {
    const { rows, total } = await findPage(this.model, query);
    return { items: (await Promise.all(rows.map((row) => this.withCurrentText(row)))).map(toPage), total };
  }

  /** Where visitors find a page, for the site map. */
  async listPublished(): Promise<Pick<PublishedPage, 'slug' | 'updatedAt'>[]> {
    const rows = await this.model
      .find({ status: 'published' }, { slug: 1, updatedAt: 1 })
      .sort({ slug: 1 })
      .lean<Pick<PageRow, 'slug' | 'updatedAt'>[]>();
    return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }));
  }

  /** Which of the pages that the site links to visitors find: a link to another would lead nowhere. */
  async listLinked(): Promise<ListPage<LinkedSlug>> {
    const filter = { slug: trusted({ $in: LINKED_SLUGS }), status: 'published' as const };
    const stored = await this.model.distinct('slug', filter);
    const items = LINKED_SLUGS.filter((slug) => slug === PRIVACY_SLUG || stored.includes(slug));
    return { items, total: items.length };
  }

  /** `/privacy` is built in until somebody publishes their own. Errors: 404 there is none, or it is a draft. */
  async readBySlug(slug: string): Promise<PublishedPage> {
    if (problemOf(PAGE_FIELDS.slug, slug) !== null) throw notFound();
    const row = await this.model.findOne({ slug, status: 'published' }).lean<PageRow>();
    if (row) return toPublishedPage(await this.withCurrentText(row));
    if (slug === PRIVACY_SLUG) return this.builtInPrivacyPage();
    throw notFound();
  }

  /** Errors: 409 the address is in use. */
  override create(input: CreatePageDto): Promise<PageEntity> {
    return super.create(input).catch(refuseTakenSlug);
  }

  /** Errors: 404 unknown; 409 the address is in use, or the stored page is newer. */
  override update(id: string, input: UpdatePageDto): Promise<PageEntity> {
    return super.update(id, input).catch(refuseTakenSlug);
  }

  private async builtInPrivacyPage(): Promise<PublishedPage> {
    const { retentionMonths } = await this.settings.read();
    const { title, slug, content } = privacyPage(retentionMonths);
    return { title, slug, content, updatedAt: new Date(CONSENT_VERSION).toISOString() };
  }

  /** The text about personal data that came with the product follows the setting until somebody changes a word of it. */
  private async withCurrentText(row: PageRow): Promise<PageRow> {
    if (!isBuiltInPrivacy(row.content)) return row;
    const { content } = await this.builtInPrivacyPage();
    return { ...row, content };
  }
}

function refuseTakenSlug(error: unknown): never {
  throw isDuplicateKey(error) ? conflict(SLUG_IN_USE) : error;
}
