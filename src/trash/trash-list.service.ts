import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { LIMITS } from '../contract/limits';
import type { TrashEntry } from '../contract/trash';
import { trashKindsFor } from '../contract/trash-kinds';
import type { Role } from '../contract/users';
import { recordInAuditLog } from '../platform/audit/audit-details';
import { AuditSubjectsService } from '../platform/audit/audit-subjects.service';
import { forbidden, notFound } from '../platform/errors/product-error';
import { findPage } from '../platform/http/find-page';
import type { ListPage } from '../platform/http/list-page.query';
import { toObjectId } from '../platform/http/object-id';
import { Trash } from '../platform/trash/trash.schema';
import { goneAt, TrashService } from '../platform/trash/trash.service';
import { TrashKindsService } from '../platform/trash/trash-kinds.service';
import type { ListTrashQuery } from './trash.dto';

const LAST_DELETED_FIRST = { deletedAt: -1, _id: -1 } as const;

@Injectable()
export class TrashListService {
  constructor(
    @InjectModel(Trash.name) private readonly copies: Model<Trash>,
    private readonly trash: TrashService,
    private readonly kinds: TrashKindsService,
    private readonly subjects: AuditSubjectsService,
  ) {}

  /** Lists deleted records. Throws 403 if the role may not delete this kind. */
  async list({ kind, page, limit = LIMITS.pageSizeMax }: ListTrashQuery, role: Role): Promise<ListPage<TrashEntry>> {
    const allowed = trashKindsFor(role);
    if (kind && !allowed.includes(kind)) throw forbidden();
    const filter = { source: trusted({ $in: this.kinds.sourcesOf(kind ? [kind] : allowed) }) };
    const { rows, total } = await findPage(this.copies, { page, limit }, { filter, order: LAST_DELETED_FIRST });
    const who = await this.subjects.find(
      'users',
      rows.map(({ deletedBy }) => deletedBy?.toHexString() ?? ''),
    );
    const items = rows.flatMap((row) => {
      const known = this.kinds.of(row.source);
      const byId = row.deletedBy?.toHexString() ?? null;
      return known
        ? {
            _id: row._id.toHexString(),
            kind: known.kind,
            recordId: row.recordId.toHexString(),
            name: known.toName(row.record),
            deletedAt: row.deletedAt.toISOString(),
            deletedById: byId,
            deletedBy: (byId && who.get(byId)?.name) ?? '',
            goneAt: goneAt(row.deletedAt).toISOString(),
          }
        : [];
    });
    return { items, total };
  }

  /** Restores a record. Returns its slug if that changed. Throws 403 if the role may not delete this kind. */
  async restore(id: string, role: Role): Promise<string | null> {
    const { copy, recordId, restore } = await this.find(id, role);
    const back = slugOf(await restore(recordId));
    recordInAuditLog({ subjectId: recordId, fields: [], changes: [] });
    return back === slugOf(copy.record) ? null : back;
  }

  /** Deletes a record permanently. Throws 403 if the role may not delete this kind, 404 if the record is gone. */
  async erase(id: string, role: Role): Promise<void> {
    const { copy, kind, recordId, toName } = await this.find(id, role);
    const { source } = copy;
    if ((await this.trash.removeAll({ source, recordId: copy.recordId })) === 0) throw notFound();
    recordInAuditLog({ subjectId: recordId, subjectName: this.subjects.isNameLogged(kind) ? toName(copy.record) : '' });
  }

  private async find(id: string, role: Role) {
    const copy = await this.copies.findById(toObjectId(id)).lean<Trash>();
    const known = copy && this.kinds.of(copy.source);
    if (!known) throw notFound();
    if (!trashKindsFor(role).includes(known.kind)) throw forbidden();
    return { ...known, copy, recordId: copy.recordId.toHexString() };
  }
}

const slugOf = (record: unknown): string | null => (record as { slug?: string } | null)?.slug ?? null;
