import { Inject, type OnModuleInit } from '@nestjs/common';
import { type Model, type QueryFilter, type Types, trusted } from 'mongoose';
import type { CachedResource } from '../../contract/cached-resources';
import type { Fields } from '../../contract/fields';
import type { TrashKind } from '../../contract/trash';
import { type AuditSubject, AuditSubjectsService, subjectsOf } from '../audit/audit-subjects.service';
import { ContentVersionsService } from '../cache/content-versions.service';
import { type Changed, type EditOptions, saveEdit } from '../database/save-edit';
import type { StoredRow } from '../database/stored-schema';
import { conflict } from '../errors/product-error';
import { refuseNonImages } from '../fields/refuse-non-images';
import { findPage, NEWEST_FIRST, type Order } from '../http/find-page';
import type { ListPage, ListPageQuery } from '../http/list-page.query';
import { TrashService } from '../trash/trash.service';
import { TrashKindsService } from '../trash/trash-kinds.service';
import { escapeRegex } from '../validation/escape-regex';
import { PublicAddressesService } from './public-addresses.service';
import { freeSlug } from './slug';

export interface RecordsOptions<Row> {
  toSubject: (row: Row & { _id: Types.ObjectId }) => AuditSubject;
  /** True if the audit log may store names of these records. False for names of people, which it must not store. */
  isNameLogged?: boolean;
  order?: Order;
  /** Returns the path of the record's page, or `null` if it has no public page now. */
  toAddress?: (row: Row) => string | null;
  /** Returns the last public path of a record that is not public now. Leave it out if records always stay public. */
  toLastAddress?: (row: Row) => string | null;
  hasSlug?: boolean;
  /** Field whose text may contain URLs of the site. */
  text?: keyof Row & string;
  /** Matches records whose text may still change. The default is all records. */
  open?: QueryFilter<Row>;
  /** Resource whose cached answers each write makes outdated. Leave it out if no visitor reads the records. */
  cached?: CachedResource;
  /** Maximum number of records, and the error for one more. */
  limit?: { max: number; refusal: string };
  /** Fields of a record. Image fields accept only images. */
  fields?: Fields;
}

/** Base class for records: lists, edits with conflict checks, the trash, and cache updates after each write. */
export abstract class RecordsService<Row extends StoredRow, Entity> implements OnModuleInit {
  @Inject() protected readonly trash: TrashService;
  @Inject() private readonly trashKinds: TrashKindsService;
  @Inject() private readonly versions: ContentVersionsService;
  @Inject() protected readonly subjects: AuditSubjectsService;
  @Inject() private readonly addresses: PublicAddressesService;

  protected constructor(
    private readonly kind: TrashKind,
    protected readonly model: Model<Row>,
    private readonly options: RecordsOptions<Row>,
  ) {}

  onModuleInit(): void {
    this.subjects.register(this.kind, subjectsOf(this.model, this.options.toSubject), this.options);
    const { toSubject } = this.options;
    this.trashKinds.register(this.kind, this.model, {
      toName: (row) => toSubject(row).name,
      restore: (id) => this.restore(id),
    });
  }

  /** Builds the answer for visitors field by field, so that a new stored field is not published by accident. */
  protected abstract toEntity(row: Row): Entity;

  protected toStaff(row: Row): Entity {
    return this.toEntity(row);
  }

  /** Returns further fields to store. `before` is `null` for a new record. An override may throw 400. */
  protected derive(_changes: object, _before: Row | null): object {
    return {};
  }

  async list(query: ListPageQuery): Promise<ListPage<Entity>> {
    const { rows, total } = await findPage(this.model, query, { order: this.options.order ?? NEWEST_FIRST });
    return { items: rows.map((row) => this.toEntity(row)), total };
  }

  async create(input: object): Promise<Entity> {
    const { limit } = this.options;
    if (limit && (await this.count()) >= limit.max) throw conflict(limit.refusal);
    this.refuseOthers(input, null);
    const created = await this.model.create({ ...input, ...this.derive(input, null) } as Partial<Row>);
    return this.changed(created.toObject() as unknown as Row, null);
  }

  /** Saves an edit. Throws 404 for an unknown id, and 409 if the record was edited meanwhile. */
  async update(id: string, { updatedAt, ...changes }: { updatedAt?: string }): Promise<Entity> {
    const toChanges = (row: Row): object => {
      this.refuseOthers(changes, row);
      return changes;
    };
    return this.save(id, toChanges, updatedAt);
  }

  /** Stores changes that depend on the current row. Throws 404 for an unknown id, 409 for an edit after `readAt`. */
  protected async save(id: string, toChanges: (row: Row) => object, readAt?: string): Promise<Entity> {
    const withDerived = (row: Row): object => {
      const changes = toChanges(row);
      return { ...changes, ...this.derive(changes, row) };
    };
    const saved = await saveEdit(
      this.model,
      id,
      withDerived,
      readAt,
      (latest) => this.toStaff(latest),
      this.editOptions,
    );
    await this.afterEdit(saved);
    return this.changed(saved.row, saved.before);
  }

  protected get editOptions(): EditOptions<Row> {
    return {};
  }

  protected async afterEdit(_saved: Changed<Row>): Promise<void> {}

  protected refuseOthers(input: object, stored: Row | null): void {
    const { fields = {} } = this.options;
    refuseNonImages(fields, input as Record<string, unknown>, stored as Record<string, unknown> | null);
  }

  protected async missingIds(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    if (ids.length === 0) return [];
    const there = await this.model.distinct('_id', { _id: trusted({ $in: [...ids] }) } as QueryFilter<Row>);
    const known = new Set(there.map(String));
    return ids.filter((id) => !known.has(String(id)));
  }

  /** Moves a record to the trash. Throws 404 if no record has this id and matches `only`. */
  async remove(id: string, only?: QueryFilter<Row>): Promise<void> {
    await this.trash.remove(this.model, id, only);
    await this.bump();
  }

  /** Returns the records that were never edited. Each edit makes `updatedAt` later than `createdAt`. */
  async listUntouched(ids: readonly Types.ObjectId[]): Promise<Row[]> {
    const rows = await this.model.find({ _id: trusted({ $in: ids }) } as QueryFilter<Row>).lean<Row[]>();
    return rows.filter(({ createdAt, updatedAt }) => createdAt.getTime() === updatedAt.getTime());
  }

  /** Restores a record, with another slug if its own is taken. Throws 404 if it was deleted permanently. */
  async restore(id: string): Promise<Entity> {
    const { model, options } = this;
    const beside = options.hasSlug ? (record: Row) => this.readdressed(record) : undefined;
    const row = await this.trash.restore(model, id, undefined, beside);
    return this.changed(row, null);
  }

  private async readdressed(record: Row): Promise<Row> {
    const { slug } = record as Row & { slug: string };
    const taken = new Set<string>(await this.model.distinct('slug' as never));
    return { ...record, slug: freeSlug(slug, (tried) => taken.has(tried)) };
  }

  /**
   * Lists records whose text matches `pattern`, with the number of matches. Each match must contain `address` in upper
   * or lower case, because the database searches only for `address`.
   */
  async listMentions(pattern: RegExp, address: string): Promise<{ name: string; count: number }[]> {
    const { toSubject } = this.options;
    const rows = await this.findMentions(pattern, address);
    return rows.map(({ row, count }) => ({ name: toSubject(row).name, count }));
  }

  async replaceMentions(pattern: RegExp, address: string, to: string): Promise<void> {
    const { text } = this.options;
    if (!text) return;
    for (const { row } of await this.findMentions(pattern, address)) {
      // `before` is the character before the URL, or the site's origin. The origin stays only if the new URL is a path.
      const written = String(row[text]).replace(
        pattern,
        (_found: string, before: string) => (to.startsWith('/') || before.length < 2 ? before : '') + to,
      );
      await this.update(row._id.toHexString(), { [text]: written });
    }
  }

  private async findMentions(pattern: RegExp, address: string): Promise<{ row: Row; count: number }[]> {
    const { text, open } = this.options;
    if (!text) return [];
    const filter = { ...open, [text]: trusted({ $regex: escapeRegex(address), $options: 'i' }) } as QueryFilter<Row>;
    const rows = await this.model.find(filter).lean<Row[]>();
    return rows
      .map((row) => ({ row, count: String(row[text]).match(pattern)?.length ?? 0 }))
      .filter(({ count }) => count > 0);
  }

  count(): Promise<number> {
    return this.model.countDocuments();
  }

  protected async changed(row: Row, before: Row | null): Promise<Entity> {
    const isRedirected = await this.addresses.changed(
      before && this.addressOf(before),
      this.addressOf(row),
      before && this.lastAddressOf(before),
    );
    await this.bump();
    return { ...this.toStaff(row), ...(!isRedirected && { lacksRedirect: true }) };
  }

  private addressOf(row: Row): string | null {
    return this.options.toAddress?.(row) ?? null;
  }

  private lastAddressOf(row: Row): string | null {
    return this.addressOf(row) ?? this.options.toLastAddress?.(row) ?? null;
  }

  private async bump(): Promise<void> {
    if (this.options.cached) await this.versions.bump(this.options.cached);
  }
}
