import { Inject, type OnModuleInit } from '@nestjs/common';
import type { Model, Types } from 'mongoose';
import type { CachedResource } from '../../contract/calls/resource-calls';
import { type AuditSubject, AuditSubjects, type SubjectKind, subjectsOf } from '../audit/audit-subjects';
import { ContentVersions } from '../cache/content-versions';
import { saveEdit } from '../database/save-edit';
import type { StoredRow } from '../database/stored-schema';
import { findPage, NEWEST_FIRST, type Order } from '../http/find-page';
import type { ListPage, ListPageQuery } from '../http/list-page.query';
import { TrashService } from '../trash/trash.service';

interface RecordsOptions<Row> {
  /** How the audit trail calls a record. */
  toSubject: (row: Row & { _id: Types.ObjectId }) => AuditSubject;
  /** See `AuditSubjects.register`. */
  isNameKept?: boolean;
  /** Of lists; the newest first without it. */
  order?: Order;
  /** Whose changes make kept answers old; missing for what no visitor reads. */
  cached?: CachedResource;
}

/** What visitors read and staff keep: a list by pages, edits that refuse what is stale, deletes that can be undone; caches follow each write. */
export abstract class RecordsService<Row extends StoredRow, Entity> implements OnModuleInit {
  @Inject() protected readonly trash: TrashService;
  @Inject() private readonly versions: ContentVersions;
  @Inject() private readonly subjects: AuditSubjects;

  protected constructor(
    private readonly kind: SubjectKind,
    protected readonly model: Model<Row>,
    private readonly options: RecordsOptions<Row>,
  ) {}

  onModuleInit(): void {
    this.subjects.register(this.kind, subjectsOf(this.model, this.options.toSubject), this.options);
  }

  /** The public shape: a new column never leaks. */
  protected abstract toEntity(row: Row): Entity;

  async list(query: ListPageQuery): Promise<ListPage<Entity>> {
    const { rows, total } = await findPage(this.model, query, { order: this.options.order ?? NEWEST_FIRST });
    return { items: rows.map((row) => this.toEntity(row)), total };
  }

  async create(input: object): Promise<Entity> {
    const created = await this.model.create(input as Partial<Row>);
    return this.changed(created.toObject() as unknown as Row);
  }

  /** Errors: 404 unknown id; 409 edited in the meantime. */
  async update(id: string, { updatedAt, ...changes }: { updatedAt?: string }): Promise<Entity> {
    return this.changed(await saveEdit(this.model, id, changes, updatedAt, (row) => this.toEntity(row)));
  }

  /** Errors: 404 unknown id. */
  async remove(id: string): Promise<void> {
    await this.trash.remove(this.model, id);
    this.bump();
  }

  /** Errors: 404 unknown, or deleted too long ago; 409 another one has its unique value by now. */
  async restore(id: string): Promise<Entity> {
    return this.changed(await this.trash.restore(this.model, id));
  }

  count(): Promise<number> {
    return this.model.countDocuments();
  }

  private changed(row: Row): Entity {
    this.bump();
    return this.toEntity(row);
  }

  private bump(): void {
    if (this.options.cached) this.versions.bump(this.options.cached);
  }
}
