import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { LIMITS, SLUG_PATTERN } from '../contract/limits';
import type { Service as ServiceEntity } from '../contract/services';
import { AuditSubjects, subjectsOf } from '../platform/audit/audit-subjects';
import { ContentVersions } from '../platform/cache/content-versions';
import { saveEdit } from '../platform/database/save-edit';
import { isDuplicateKey } from '../platform/errors/database-error';
import { conflict, notFound } from '../platform/errors/product-error';
import { countFromPage, type ListPage, type ListPageQuery, toRange } from '../platform/http/list-page.query';
import { isObjectId, toObjectId } from '../platform/http/object-id';
import { TrashService } from '../platform/trash/trash.service';
import { findBuiltInService } from './built-in-services';
import type { CreateServiceDto } from './dto/create-service.dto';
import type { UpdateServiceDto } from './dto/update-service.dto';
import { Service, type ServiceRow, toService } from './schemas/service.schema';
import { freeSlug, toSlug } from './slug';

/** How often a slug is chosen anew when somebody else took it in the meantime. */
const SLUG_TRIES = 5;

@Injectable()
export class ServicesService {
  constructor(
    @InjectModel(Service.name) private readonly model: Model<ServiceRow>,
    private readonly trash: TrashService,
    private readonly versions: ContentVersions,
    subjects: AuditSubjects,
  ) {
    const find = subjectsOf(model, ({ title, slug }) => ({ name: title, path: `/services/${slug}` }));
    subjects.register('services', find, { isNameKept: true });
  }

  /** By `order`, then oldest first. Empty while none is stored: the screens show the built-in ones then. */
  async list(query: ListPageQuery): Promise<ListPage<ServiceEntity>> {
    const range = toRange(query);
    const find = this.model.find().sort({ order: 1, createdAt: 1, _id: 1 }).skip(range.skip).limit(range.limit);
    const rows = await find.lean<ServiceRow[]>();
    return { items: rows.map(toService), total: countFromPage(rows.length, range) ?? (await this.count()) };
  }

  /** Where visitors find every service, for the site map. */
  async listAddresses(): Promise<Pick<ServiceEntity, 'slug' | 'updatedAt'>[]> {
    const rows = await this.model
      .find({}, { slug: 1, updatedAt: 1 })
      .sort({ order: 1, createdAt: 1, _id: 1 })
      .lean<Pick<ServiceRow, 'slug' | 'updatedAt'>[]>();
    return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }));
  }

  /**
   * One service by `_id` or slug; a built-in one by its slug while none is stored.
   * Errors: 404 unknown.
   */
  async read(idOrSlug: string): Promise<ServiceEntity> {
    const found = await this.find(idOrSlug);
    if (!found) throw notFound();
    return found;
  }

  /** What a project request keeps of the service it asks for; null when there is none with this id or slug. */
  async findForRequest(serviceIdOrSlug: string): Promise<{ _id: string; title: string } | null> {
    const found = await this.find(serviceIdOrSlug);
    return found && { _id: found._id, title: found.title };
  }

  async create(input: CreateServiceDto): Promise<ServiceEntity> {
    const values = { ...input, order: input.order ?? (await this.count()) + 1 };
    const created = await this.createWithSlug(values);
    this.versions.bump('services');
    return toService(created);
  }

  /** Errors: 404 unknown id; 409 edited in the meantime. */
  async update(id: string, { updatedAt, ...input }: UpdateServiceDto): Promise<ServiceEntity> {
    const order = input.order === null ? await this.count() : input.order;
    const row = await saveEdit(this.model, id, { ...input, order }, updatedAt, toService);
    this.versions.bump('services');
    return toService(row);
  }

  /** Errors: 404 unknown id. */
  async remove(id: string): Promise<void> {
    await this.trash.remove(this.model, id);
    this.versions.bump('services');
  }

  /** Errors: 404 unknown, or deleted too long ago; 409 another service has its slug by now. */
  async restore(id: string): Promise<ServiceEntity> {
    const row = await this.trash.restore(this.model, id);
    this.versions.bump('services');
    return toService(row);
  }

  count(): Promise<number> {
    return this.model.countDocuments();
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
    return builtIn && (await this.count()) === 0 ? builtIn : null;
  }

  /** The unique index has the last word: whoever loses a race for a slug takes the next number. */
  private async createWithSlug(values: Omit<CreateServiceDto, 'order'> & { order: number }): Promise<ServiceRow> {
    const base = toSlug(values.title);
    for (let attempt = 1; attempt <= SLUG_TRIES; attempt += 1) {
      const slug = await this.chooseSlug(base);
      try {
        const created = await this.model.create({ ...values, slug });
        return created.toObject<ServiceRow>();
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
    throw conflict('Another service with this title was just created. Please try again.');
  }

  /** Leaves the slugs of deleted services free to come back. */
  private async chooseSlug(base: string): Promise<string> {
    const stem = base.slice(0, LIMITS.slug - 8);
    const pattern = trusted({ $regex: `^${stem}` });
    const rows = await this.model.find({ slug: pattern }).select('slug').lean<Pick<ServiceRow, 'slug'>[]>();
    const deleted = await this.trash.list(this.model);
    const taken = new Set([...rows, ...deleted].map(({ slug }) => slug));
    return freeSlug(base, (slug) => taken.has(slug));
  }
}
