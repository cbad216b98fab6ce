import { Injectable } from '@nestjs/common';
import { type Model, Types, trusted } from 'mongoose';
import { AUDIT_NAMED } from '../../contract/calls/audit.calls';
import type { AuditAction } from '../../contract/calls/call';
import { isObjectId } from '../http/object-id';

export interface AuditSubject {
  name: string;
  /** Path in the back office or on the site. It is null if no screen shows the record. */
  path: string | null;
}

/** First part of an action's name: `blogs` for `blogs.delete`. */
export type SubjectKind = string;

type FindSubjects = (ids: string[]) => Promise<Map<string, AuditSubject>>;

interface Registered {
  find: FindSubjects;
  /** True if the log stores the record's name, for deleted records. It must be false for personal data. */
  isNameLogged: boolean;
}

/** Finds names of records for the audit log. It stores no names of people, because entries cannot be erased. */
@Injectable()
export class AuditSubjectsService {
  private readonly kinds = new Map<SubjectKind, Registered>();

  register(kind: SubjectKind, find: FindSubjects, { isNameLogged = false } = {}): void {
    this.kinds.set(kind, { find, isNameLogged });
  }

  isNameLogged(kind: SubjectKind): boolean {
    return this.kinds.get(kind)?.isNameLogged ?? false;
  }

  async namesToKeep(action: AuditAction, ids: string[]): Promise<Map<string, AuditSubject>> {
    const kind = kindOf(action);
    return this.isNameLogged(kind) ? this.find(kind, ids) : new Map();
  }

  async find(kind: SubjectKind, ids: string[]): Promise<Map<string, AuditSubject>> {
    const known = [...new Set(ids)].filter((id) => id !== '');
    return (await this.kinds.get(kind)?.find(known)) ?? new Map();
  }
}

export const idsOf = ({ subjectId, subjectIds = [] }: { subjectId: string; subjectIds?: string[] }): string[] =>
  subjectIds.length > 0 ? subjectIds : [subjectId];

export const namesIn = (found: Map<string, AuditSubject>, ids: string[]): string =>
  ids
    .slice(0, AUDIT_NAMED)
    .flatMap((id) => found.get(id)?.name ?? [])
    .join(', ');

export const kindOf = (action: AuditAction): SubjectKind => action.split('.')[0] as SubjectKind;

export function subjectsOf<Row>(
  model: Model<Row>,
  toSubject: (row: Row & { _id: Types.ObjectId }) => AuditSubject,
): FindSubjects {
  return async (ids) => {
    const _id = trusted({ $in: ids.filter(isObjectId).map((id) => new Types.ObjectId(id)) });
    const rows = await model.find({ _id } as never).lean<(Row & { _id: Types.ObjectId })[]>();
    return new Map(rows.map((row) => [row._id.toHexString(), toSubject(row)]));
  };
}
