import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { BUILT_IN_SERVICES } from '../contract/built-in-services';
import { LIMITS, SLUG_PATTERN } from '../contract/limits';
import { servicePath } from '../contract/read-paths';
import type { Service as ServiceEntity } from '../contract/services';
import { POSTS_ALONE } from '../contract/texts';
import { TEXT_FIELDS } from '../contract/versions';
import { isDuplicateKey } from '../platform/errors/database-error';
import { conflict, invalid, notFound } from '../platform/errors/product-error';
import { pickFields } from '../platform/fields/stored-fields';
import { findPage } from '../platform/http/find-page';
import type { ListPage, ListPageQuery } from '../platform/http/list-page.query';
import { isObjectId, toObjectId } from '../platform/http/object-id';
import { parseText } from '../platform/markdown/formatted-text';
import { freeSlug, toSlug } from '../platform/records/slug';
import type { PreviewedText } from '../platform/versions/text-previews.service';
import { TextRecordsService } from '../platform/versions/text-records.service';
import { MediaIndex } from '../uploads/media-index';
import { WebsiteService } from '../website/website.service';
import { Service, type ServiceRow, toService } from './schemas/service.schema';
import type { CreateServiceDto, UpdateServiceDto } from './service.dto';

/** `createdAt` and `updatedAt` of built-in services: the date of the product's first release. */
const RELEASED_AT = '2026-11-01T00:00:00.000Z';

/** Returns a built-in service in the shape of a stored service, with its slug as id. */
function findBuiltInService(slug: string): ServiceEntity | null {
  const found = BUILT_IN_SERVICES.find((service) => service.slug === slug);
  if (!found) return null;
  return {
    ...found,
    features: [...found.features],
    steps: [],
    _id: found.slug,
    createdAt: RELEASED_AT,
    updatedAt: RELEASED_AT,
  };
}

/** Number of attempts to find a free slug while other calls take slugs. */
const SLUG_TRIES = 5;

const BY_ORDER = { order: 1, createdAt: 1, _id: 1 } as const;

/** Services with slugs. Until the sample content is removed, the built-in ones are shown while none is stored. */
@Injectable()
export class ServicesService extends TextRecordsService<'services', ServiceRow> {
  @Inject() private readonly media: MediaIndex;
  protected readonly toEntity = toService;

  constructor(
    @InjectModel(Service.name) model: Model<ServiceRow>,
    private readonly website: WebsiteService,
  ) {
    super(
      'services',
      model,
      {
        hasSlug: true,
        text: 'description',
        cached: 'services',
        toSubject: ({ title, slug }) => ({ name: title, path: `/services/${slug}` }),
        toAddress: ({ slug }) => `/services/${slug}`,
        isNameLogged: true,
      },
      { kind: 'service', toFields: (row) => pickFields(TEXT_FIELDS.service, row) },
    );
  }

  override async list(query: ListPageQuery, { isStaff = false } = {}): Promise<ListPage<ServiceEntity>> {
    const { rows, total } = await findPage(this.model, query, { order: BY_ORDER });
    return { items: rows.map((row) => (isStaff ? this.toStaff(row) : this.toEntity(row))), total };
  }

  async listAddresses(): Promise<Pick<ServiceEntity, 'slug' | 'updatedAt'>[]> {
    const rows = await this.model
      .find({}, { slug: 1, updatedAt: 1 })
      .sort(BY_ORDER)
      .lean<Pick<ServiceRow, 'slug' | 'updatedAt'>[]>();
    return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }));
  }

  /** Reads a service by id or slug, also a built-in one while none is stored. Throws 404 for an unknown service. */
  async read(idOrSlug: string): Promise<ServiceEntity> {
    const found = await this.find(idOrSlug);
    if (!found) throw notFound();
    return { ...found, ...this.media.described(parseText(found.description, found.format)) };
  }

  async findForRequest(serviceIdOrSlug: string): Promise<Pick<ServiceEntity, '_id' | 'title' | 'steps'> | null> {
    const found = await this.find(serviceIdOrSlug);
    return found && { _id: found._id, title: found.title, steps: found.steps };
  }

  override async create(input: CreateServiceDto): Promise<ServiceEntity> {
    const values = { ...input, order: input.order ?? (await this.count()) + 1 };
    const base = toSlug(input.title);
    // If another call stores the same slug first, the unique index refuses this write, and the loop tries the next
    // slug.
    for (let attempt = 1; attempt <= SLUG_TRIES; attempt += 1) {
      const slug = await this.chooseSlug(base);
      try {
        return await super.create({ ...values, slug });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
    throw conflict('Someone else just created a service with this title. Please try again.');
  }

  override async update(id: string, input: UpdateServiceDto): Promise<ServiceEntity> {
    const changes = { ...input, order: input.order === null ? await this.count() : input.order };
    return super.update(id, changes);
  }

  protected override toPreviewed(row: ServiceRow): PreviewedText {
    const path = servicePath(row.slug);
    const value = { ...toService(row), ...this.media.described(parseText(row.description, row.format)) };
    return { path, key: path, value };
  }

  protected override toPublished(_row: ServiceRow, publishAt?: string): object {
    if (publishAt) throw invalid('publishAt', POSTS_ALONE);
    return {};
  }

  private async find(idOrSlug: string): Promise<ServiceEntity | null> {
    if (isObjectId(idOrSlug)) {
      const byId = await this.model.findById(toObjectId(idOrSlug)).lean<ServiceRow>();
      if (byId) return toService(byId);
    }
    if (!SLUG_PATTERN.test(idOrSlug) || idOrSlug.length > LIMITS.slug) return null;
    const bySlug = await this.model.findOne({ slug: idOrSlug }).lean<ServiceRow>();
    if (bySlug) return toService(bySlug);
    const builtIn = findBuiltInService(idOrSlug);
    return builtIn && (await this.count()) === 0 && !(await this.website.isOwn()) ? builtIn : null;
  }

  /** Returns a free slug. Avoids slugs of recently deleted services, so that Undo can restore these services. */
  private async chooseSlug(base: string): Promise<string> {
    const stem = base.slice(0, LIMITS.slug - 8);
    const pattern = trusted({ $regex: `^${stem}` });
    const rows = await this.model.find({ slug: pattern }).select('slug').lean<Pick<ServiceRow, 'slug'>[]>();
    const deleted = await this.trash.listFresh(this.model);
    const taken = new Set([...rows, ...deleted].map(({ slug }) => slug));
    return freeSlug(base, (slug) => taken.has(slug));
  }
}
