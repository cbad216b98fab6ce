import { Inject, type OnModuleInit } from '@nestjs/common';
import { type Model, type QueryFilter, type Types, trusted } from 'mongoose';
import type { CachedResource } from '../../contract/cached-resources';
import type { Fields } from '../../contract/fields';
import type { TrashKind } from '../../contract/trash';
import { type AuditSubject, AuditSubjectsService, subjectsOf } from '../audit/audit-subjects.service';
import { ContentVersionsService } from '../cache/content-versions.service';
import { type Changed, type EditOptions, saveEdit } from '../database/save-edit';
import type { StoredRow } from '../database/stored-schema';
import { refuseNonPictures } from '../fields/refuse-non-pictures';
import { findPage, NEWEST_FIRST, type Order } from '../http/find-page';
import type { ListPage, ListPageQuery } from '../http/list-page.query';
import { TrashService } from '../trash/trash.service';
import { TrashKindsService } from '../trash/trash-kinds.service';
import { escapeRegex } from '../validation/escape-regex';
import { PublicAddressesService } from './public-addresses.service';
import { freeSlug } from './slug';

export interface RecordsOptions<Row> {
  /** How the audit trail calls a record. */
  toSubject: (row: Row & { _id: Types.ObjectId }) => AuditSubject;
  /** See `AuditSubjectsService.register`. */
  isNameLogged?: boolean;
  /** Of lists; the newest first without it. */
  order?: Order;
  /** Where visitors find a page of its own; `null` where they find none. Missing for records without one. */
  toAddress?: (row: Row) => string | null;
  /**
   * The same of one that visitors find no longer: where they found it last. Missing where they find all of those that
   * they ever found.
   */
  toLastAddress?: (row: Row) => string | null;
  /** True where a `slug` of its own tells where visitors find it. */
  hasSlug?: boolean;
  /** The text in which people may have written addresses of the site. */
  text?: keyof Row & string;
  /** Whose text may still be changed; missing: that of all. */
  open?: QueryFilter<Row>;
  /** Whose changes make kept answers old; missing for what no visitor reads. */
  cached?: CachedResource;
  /** Fields of a record: those for pictures take nothing else. */
  fields?: Fields;
}

/** What visitors read and staff keep: a list by pages, edits that refuse what is stale, deletes that can be undone; caches follow each write. */
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

  /** The public shape: a new column never leaks. */
  protected abstract toEntity(row: Row): Entity;

  /** A record as staff read it, who may see more of it than visitors. */
  protected toStaff(row: Row): Entity {
    return this.toEntity(row);
  }

  /** What follows from changes and is stored with them. @param before `null` for a new record. Errors: 400 they do not fit what is stored. */
  protected derive(_changes: object, _before: Row | null): object {
    return {};
  }

  /** When somebody last changed a record: an edit of what was read before is refused. */
  protected editedAt(row: Row): Date {
    return row.updatedAt;
  }

  async list(query: ListPageQuery): Promise<ListPage<Entity>> {
    const { rows, total } = await findPage(this.model, query, { order: this.options.order ?? NEWEST_FIRST });
    return { items: rows.map((row) => this.toEntity(row)), total };
  }

  async create(input: object): Promise<Entity> {
    this.refuseOthers(input, null);
    const created = await this.model.create({ ...input, ...this.derive(input, null) } as Partial<Row>);
    return this.changed(created.toObject() as unknown as Row, null);
  }

  /** Errors: 404 unknown id; 409 edited in the meantime. */
  async update(id: string, { updatedAt, ...changes }: { updatedAt?: string }): Promise<Entity> {
    const toChanges = (row: Row): object => {
      this.refuseOthers(changes, row);
      return changes;
    };
    return this.save(id, toChanges, updatedAt);
  }

  /**
   * Stores changes of a record, decided on its current row.
   * @param readAt as `saveEdit` takes it. Errors: those of `saveEdit` and of `toChanges`.
   */
  protected async save(id: string, toChanges: (row: Row) => object, readAt?: string): Promise<Entity> {
    const withDerived = (row: Row): object => {
      const changes = toChanges(row);
      return { ...changes, ...this.derive(changes, row) };
    };
    const saved = await saveEdit(this.model, id, withDerived, readAt, (latest) => this.toStaff(latest), {
      editedAt: (row) => this.editedAt(row),
      ...this.editOptions,
    });
    await this.afterEdit(saved);
    return this.changed(saved.row, saved.before);
  }

  /** Options of every edit of a record. */
  protected get editOptions(): EditOptions<Row> {
    return {};
  }

  protected async afterEdit(_saved: Changed<Row>): Promise<void> {}

  protected refuseOthers(input: object, stored: Row | null): void {
    const { fields = {} } = this.options;
    refuseNonPictures(fields, input as Record<string, unknown>, stored as Record<string, unknown> | null);
  }

  /** Those of `ids` that are not there. */
  protected async withoutThose(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    if (ids.length === 0) return [];
    const there = await this.model.distinct('_id', { _id: trusted({ $in: [...ids] }) } as QueryFilter<Row>);
    const known = new Set(there.map(String));
    return ids.filter((id) => !known.has(String(id)));
  }

  /** Deletes a record; with `only` while that is true of it. Errors: 404 unknown id. */
  async remove(id: string, only?: QueryFilter<Row>): Promise<void> {
    await this.trash.remove(this.model, id, only);
    await this.bump();
  }

  /** Those of `ids` that are as they were first stored: each edit moves `updatedAt` on. */
  async listUntouched(ids: readonly Types.ObjectId[]): Promise<Row[]> {
    const rows = await this.model.find({ _id: trusted({ $in: ids }) } as QueryFilter<Row>).lean<Row[]>();
    return rows.filter(({ createdAt, updatedAt }) => createdAt.getTime() === updatedAt.getTime());
  }

  /**
   * Under a free slug where another one has its own by now.
   * Errors: 404 unknown, or gone for good; 409 another one has its unique value by now.
   */
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

  /** Records in whose text `pattern` is found. @param address which all of those hold, in some case. */
  async listMentions(pattern: RegExp, address: string): Promise<{ name: string; count: number }[]> {
    const { toSubject } = this.options;
    const rows = await this.findMentions(pattern, address);
    return rows.map(({ row, count }) => ({ name: toSubject(row).name, count }));
  }

  /** Writes `to` in place of the address, as an edit of each record. */
  async replaceMentions(pattern: RegExp, address: string, to: string): Promise<void> {
    const { text } = this.options;
    if (!text) return;
    for (const { row } of await this.findMentions(pattern, address)) {
      // The text before the address stays; the site's own name only before a path.
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

  /** Tells whoever keeps addresses or answers. */
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
