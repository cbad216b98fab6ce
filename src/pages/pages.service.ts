import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { PAGE_CALLS } from '../contract/calls/pages.calls';
import { problemOf } from '../contract/field-rules';
import { PAGE_FIELDS, type Page as PageEntity, type PublishedPage } from '../contract/pages';
import { PRIVACY_SLUG, PRIVACY_TEXT_DATE, privacyPage } from '../contract/privacy-page';
import { pagePath } from '../contract/read-paths';
import { RESERVED_SLUGS } from '../contract/reserved-slugs';
import { POSTS_ALONE, UNTITLED } from '../contract/texts';
import { TEXT_FIELDS } from '../contract/versions';
import { NewsletterService } from '../newsletter/newsletter.service';
import { AuditService } from '../platform/audit/audit.service';
import { isDuplicateKey } from '../platform/errors/database-error';
import { conflict, invalid, notFound } from '../platform/errors/product-error';
import { pickFields } from '../platform/fields/stored-fields';
import { findPage } from '../platform/http/find-page';
import type { ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { toObjectId } from '../platform/http/object-id';
import type { PreviewedText } from '../platform/versions/text-previews.service';
import { TextRecordsService } from '../platform/versions/text-records.service';
import { SettingsService } from '../settings/settings.service';
import { MediaIndex } from '../uploads/media-index';
import { WebsiteService } from '../website/website.service';
import { isDefaultPrivacy } from './default-privacy';
import type { CreatePageDto, UpdatePageDto } from './page.dto';
import { Page, type PageRow, type ReadPageRow, toPage, toPublishedPage } from './schemas/page.schema';

/** Matches slugs such as `blogs-page`. A migration gave them to pages whose old URLs the site now uses itself. */
const DISPLACED = new RegExp(`^(?:${RESERVED_SLUGS.join('|')})-page(?:-\\d+)?$`);

const SLUG_IN_USE = 'Another page already has this URL.';

@Injectable()
export class PagesService extends TextRecordsService<'pages', PageRow> {
  @Inject() private readonly media: MediaIndex;
  @Inject() private readonly audit: AuditService;
  protected readonly toEntity = toPage;

  constructor(
    @InjectModel(Page.name) model: Model<PageRow>,
    private readonly settings: SettingsService,
    private readonly website: WebsiteService,
    private readonly newsletter: NewsletterService,
  ) {
    super(
      'pages',
      model,
      {
        hasSlug: true,
        text: 'content',
        cached: 'pages',
        toSubject: ({ title, slug, status }) => ({
          name: title || UNTITLED,
          path: status === 'published' ? `/${slug}` : null,
        }),
        toAddress: ({ slug, status }) => (status === 'published' ? `/${slug}` : null),
        toLastAddress: ({ lastSlug }) => (lastSlug ? `/${lastSlug}` : null),
        isNameLogged: true,
      },
      { kind: 'page', toFields: (row) => pickFields(TEXT_FIELDS.page, row) },
    );
  }

  override async list(query: ListPageQuery): Promise<ListPage<PageEntity>> {
    const { rows, total } = await findPage(this.model, query);
    return {
      items: (await Promise.all(rows.map((row) => this.withCurrentText(row)))).map((row) => this.toStaff(row)),
      total,
    };
  }

  async read(id: string): Promise<PageEntity> {
    const row = await this.model.findById(toObjectId(id)).lean<PageRow>();
    if (!row) throw notFound();
    return toPage(await this.withCurrentText(row));
  }

  async listPublished(): Promise<Pick<PublishedPage, 'slug' | 'updatedAt'>[]> {
    const rows = await this.model
      .find({ status: 'published' }, { slug: 1, updatedAt: 1 })
      .sort({ slug: 1 })
      .lean<Pick<PageRow, 'slug' | 'updatedAt'>[]>();
    const privacy = rows.some(({ slug }) => slug === PRIVACY_SLUG) && (await this.readBySlug(PRIVACY_SLUG));
    return rows.map(({ slug, updatedAt }) => ({
      slug,
      updatedAt: privacy && slug === PRIVACY_SLUG ? privacy.updatedAt : updatedAt.toISOString(),
    }));
  }

  /** Returns the paths of pages that a migration moved off a reserved URL. */
  async listDisplaced(): Promise<string[]> {
    return (await this.model.distinct('slug', { slug: DISPLACED })).map((slug) => `/${slug}`);
  }

  async findPublished(slugs: readonly string[]): Promise<string[]> {
    const stored = await this.model.distinct('slug', { slug: trusted({ $in: slugs }), status: 'published' as const });
    return slugs.filter((slug) => slug === PRIVACY_SLUG || stored.includes(slug));
  }

  /** Reads a published page. `privacy` has a default text. Throws 404 for an unknown slug. */
  async readBySlug(slug: string): Promise<PublishedPage> {
    if (problemOf(PAGE_FIELDS.slug, slug) !== null) throw notFound();
    const row = await this.model.findOne({ slug, status: 'published' }).lean<PageRow>();
    if (row) return this.media.described(toPublishedPage(await this.withCurrentText(row)));
    if (slug === PRIVACY_SLUG) return this.builtInPrivacyPage();
    throw notFound();
  }

  /** True if staff have edited the text of `/privacy`. */
  async hasCustomPrivacyPage(): Promise<boolean> {
    return !isDefaultPrivacy((await this.readBySlug(PRIVACY_SLUG)).content);
  }

  override create(input: CreatePageDto): Promise<PageEntity> {
    return super.create(input).catch(refuseTakenSlug);
  }

  override update(id: string, input: UpdatePageDto): Promise<PageEntity> {
    return super.update(id, input).catch(refuseTakenSlug);
  }

  protected override async toPreviewed(row: PageRow): Promise<PreviewedText> {
    const value = this.media.described(toPublishedPage(await this.withCurrentText(row)));
    return { path: `/${row.slug}`, key: pagePath(row.slug), value };
  }

  protected override async toOpened(row: PageRow): Promise<PageEntity> {
    return toPage(await this.withCurrentText(row));
  }

  protected override toPublished(_row: PageRow, publishAt?: string): Partial<PageRow> {
    if (publishAt) throw invalid('publishAt', POSTS_ALONE);
    return { status: 'published' };
  }

  protected override wasPublished({ lastSlug }: PageRow): boolean {
    return lastSlug !== undefined;
  }

  protected override derive(_changes: object, before: PageRow | null): Partial<PageRow> {
    return before?.status === 'published' ? { lastSlug: before.slug } : {};
  }

  private async builtInPrivacyPage(): Promise<PublishedPage> {
    const { retentionMonths, documentMonths } = await this.settings.read();
    const { title, slug, content } = privacyPage(retentionMonths, await this.hasNewsletter(), documentMonths);
    const changedAt = (await this.findTextChange()) ?? new Date(PRIVACY_TEXT_DATE);
    return { title, slug, content, format: 'plain', updatedAt: changedAt.toISOString() };
  }

  /** Returns when an update of the product last changed the text of `/privacy`, `null` if none has. */
  private async findTextChange(): Promise<Date | null> {
    return (await this.audit.findLastWithoutActor(PAGE_CALLS.update.audited.action))?.createdAt ?? null;
  }

  /** True if the site offers a newsletter or stores email addresses for it. */
  private async hasNewsletter(): Promise<boolean> {
    const { newsletter, articles } = await this.website.read();
    return !newsletter.isHidden || !articles.isHidden || (await this.newsletter.hasAny());
  }

  /** Replaces an unedited privacy text by the current default text, which depends on the settings. */
  private async withCurrentText(row: PageRow): Promise<ReadPageRow> {
    if (!isDefaultPrivacy(row.content)) return row;
    const { content } = await this.builtInPrivacyPage();
    const byVersion = await this.findTextChange();
    return { ...row, content, ...(byVersion && byVersion > row.updatedAt && { changedAt: byVersion }) };
  }
}

function refuseTakenSlug(error: unknown): never {
  throw isDuplicateKey(error) ? conflict(SLUG_IN_USE) : error;
}
