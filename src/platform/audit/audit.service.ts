import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types, trusted } from 'mongoose';
import type { AuditChange } from '../../contract/audit-change';
import type { AuditEntry as AuditEntryShape, AuditQuery } from '../../contract/calls/audit.calls';
import type { AuditAction } from '../../contract/calls/call';
import type { LastChange } from '../../contract/errors';
import { LIMITS } from '../../contract/limits';
import { daysAfter, startOf } from '../../contract/lusaka-day';
import { findPage } from '../http/find-page';
import type { ListPage } from '../http/list-page.query';
import { insertOnce } from '../idempotency/insert-once';
import {
  type AuditSubject,
  AuditSubjectsService,
  idsOf,
  kindOf,
  namesIn,
  type SubjectKind,
} from './audit-subjects.service';
import { AuditEntry } from './schemas/audit-entry.schema';

interface Change {
  actorId: string | null;
  action: AuditAction;
  subjectId: string;
  subjectIds?: string[];
  subjectName?: string;
  fields: string[];
  changes?: AuditChange[];
}

/** Records who changed what and when. Entries are never changed or removed. */
@Injectable()
export class AuditService {
  constructor(
    @InjectModel(AuditEntry.name) private readonly model: Model<AuditEntry>,
    private readonly subjects: AuditSubjectsService,
  ) {}

  /** Adds one entry for an action outside audited calls, such as a client's answer to a quote. */
  async record(change: Change): Promise<void> {
    await this.model.create(toRow(change));
  }

  /** Adds one entry per name. Further calls with this name, also by other processes, add nothing. */
  async recordOnce(name: string, change: Change): Promise<void> {
    const id = new Types.ObjectId(createHash('sha256').update(name).digest('hex').slice(0, 24));
    await insertOnce(this.model, id, toRow(change));
  }

  findLastWithoutActor(action: AuditAction): Promise<AuditEntry | null> {
    return this.model.findOne({ action, actorId: null }).sort({ createdAt: -1, _id: -1 }).lean<AuditEntry>();
  }

  findFirst(): Promise<AuditEntry | null> {
    return this.model.findOne().sort({ createdAt: 1, _id: 1 }).lean<AuditEntry>();
  }

  /** Returns the last change after `since`. `null` if there is none, or if its author has no account any more. */
  async findLastChange(kind: SubjectKind, subjectId: string, since: Date): Promise<LastChange | null> {
    const rows = await this.model
      .find({ $or: [{ subjectId }, { subjectIds: subjectId }], createdAt: trusted({ $gt: since }) })
      .sort({ createdAt: -1, _id: -1 })
      .lean<AuditEntry[]>();
    const last = rows.find(
      ({ action, fields }) => fields.length > 0 && (kindOf(action) === kind || action === 'versions.restore'),
    );
    const byId = last?.actorId?.toHexString();
    if (!last || !byId) return null;
    const by = (await this.subjects.find('users', [byId])).get(byId)?.name;
    return by === undefined ? null : { at: last.createdAt.toISOString(), byId, by };
  }

  async list(query: AuditQuery): Promise<ListPage<AuditEntryShape>> {
    const filter = {
      ...(query.action && { action: query.action }),
      ...(query.actorId && { actorId: new Types.ObjectId(query.actorId) }),
      ...(query.day && { createdAt: trusted({ $gte: startOf(query.day), $lt: startOf(daysAfter(query.day, 1)) }) }),
    };
    const { rows, total } = await findPage(
      this.model,
      { page: query.page, limit: query.limit ?? LIMITS.pageSizeMax },
      { filter },
    );
    const actors = await this.subjects.find(
      'users',
      rows.map(({ actorId }) => actorId?.toHexString() ?? ''),
    );
    const subjects = await this.findSubjects(rows);
    return {
      items: rows.map((row) => toAuditEntry(row, actors, subjects.get(kindOf(row.action)) ?? new Map())),
      total,
    };
  }

  private async findSubjects(rows: AuditEntry[]): Promise<Map<SubjectKind, Map<string, AuditSubject>>> {
    const kinds = [...new Set(rows.map(({ action }) => kindOf(action)))];
    const found = kinds.map(async (kind) => {
      const ofKind = rows.filter(({ action }) => kindOf(action) === kind);
      return [kind, await this.subjects.find(kind, ofKind.flatMap(idsOf))] as const;
    });
    return new Map(await Promise.all(found));
  }
}

const toRow = ({ actorId, ...change }: Change) => ({
  ...change,
  actorId: actorId && new Types.ObjectId(actorId),
  createdAt: new Date(),
});

function toAuditEntry(
  row: AuditEntry,
  actors: Map<string, AuditSubject>,
  subjects: Map<string, AuditSubject>,
): AuditEntryShape {
  const actorId = row.actorId?.toHexString() ?? null;
  return {
    _id: row._id.toHexString(),
    createdAt: row.createdAt.toISOString(),
    actorId,
    actorName: (actorId && actors.get(actorId)?.name) ?? '',
    action: row.action,
    subjectId: row.subjectId,
    subjectCount: idsOf(row).length,
    subjectName: row.subjectName || namesIn(subjects, idsOf(row)),
    subjectPath: subjects.get(row.subjectId)?.path ?? null,
    fields: row.fields,
    changes: row.changes ?? [],
  };
}
