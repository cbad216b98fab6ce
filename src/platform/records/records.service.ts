import type { Model } from 'mongoose';
import type { CachedResource } from '../../contract/calls/resource-calls';
import type { ContentVersions } from '../cache/content-versions';
import { saveEdit } from '../database/save-edit';
import type { StoredRow } from '../database/stored-schema';
import { findPage, NEWEST_FIRST, type Order } from '../http/find-page';
import type { ListPage, ListPageQuery } from '../http/list-page.query';
import type { TrashService } from '../trash/trash.service';

/** What visitors read and staff keep: a list by pages, edits that refuse what is stale, deletes that can be undone; caches follow each write. */
export abstract class RecordsService<Row extends StoredRow, Entity> {
  protected constructor(
    private readonly resource: CachedResource,
    protected readonly model: Model<Row>,
    protected readonly trash: TrashService,
    private readonly versions: ContentVersions,
    protected readonly order: Order = NEWEST_FIRST,
  ) {}

  /** The public shape: a new column never leaks. */
  protected abstract toEntity(row: Row): Entity;

  async list(query: ListPageQuery): Promise<ListPage<Entity>> {
    const { rows, total } = await findPage(this.model, query, { order: this.order });
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
    this.versions.bump(this.resource);
  }

  /** Errors: 404 unknown, or deleted too long ago; 409 another one has its unique value by now. */
  async restore(id: string): Promise<Entity> {
    return this.changed(await this.trash.restore(this.model, id));
  }

  count(): Promise<number> {
    return this.model.countDocuments();
  }

  private changed(row: Row): Entity {
    this.versions.bump(this.resource);
    return this.toEntity(row);
  }
}
