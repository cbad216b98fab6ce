import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { type ListPage, toRange } from '../common/http/list-page.query';
import type { AuditAction, AuditEntry as AuditEntryShape } from '../contract/audit';
import { LIMITS } from '../contract/limits';
import { UsersService } from '../users/users.service';
import type { ListAuditQuery } from './dto/list-audit.query';
import { AuditEntry } from './schemas/audit-entry.schema';

interface Change {
  actorId: string;
  action: AuditAction;
  subjectId: string;
  fields: string[];
}

/** Who changed what and when. Entries are added, never changed or removed. */
@Injectable()
export class AuditService {
  constructor(
    @InjectModel(AuditEntry.name) private readonly model: Model<AuditEntry>,
    private readonly users: UsersService,
  ) {}

  /** Adds one entry; resolves when it is on disk. */
  async record({ actorId, ...change }: Change): Promise<void> {
    await this.model.create({ ...change, actorId: new Types.ObjectId(actorId), createdAt: new Date() });
  }

  /** Newest first; always a page, since the trail only grows. */
  async list(query: ListAuditQuery): Promise<ListPage<AuditEntryShape>> {
    const range = toRange({ page: query.page, limit: query.limit ?? LIMITS.pageSizeMax })!;
    const filter = {
      ...(query.action && { action: query.action }),
      ...(query.actorId && { actorId: new Types.ObjectId(query.actorId) }),
    };
    const [rows, total, users] = await Promise.all([
      this.model.find(filter).sort({ createdAt: -1, _id: -1 }).skip(range.skip).limit(range.limit).lean<AuditEntry[]>(),
      Object.keys(filter).length === 0 ? this.model.estimatedDocumentCount() : this.model.countDocuments(filter),
      this.users.list({}),
    ]);
    const names = new Map(users.items.map((user) => [user._id, user.name]));
    return { items: rows.map((row) => toAuditEntry(row, names)), total };
  }
}

function toAuditEntry(row: AuditEntry, names: Map<string, string>): AuditEntryShape {
  const actorId = row.actorId.toHexString();
  return {
    _id: row._id.toHexString(),
    createdAt: row.createdAt.toISOString(),
    actorId,
    actorName: names.get(actorId) ?? '',
    action: row.action,
    subjectId: row.subjectId,
    fields: row.fields,
  };
}
