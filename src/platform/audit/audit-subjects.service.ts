import { Injectable } from '@nestjs/common';
import { type Model, Types, trusted } from 'mongoose';
import { AUDIT_NAMED } from '../../contract/calls/audit.calls';
import type { AuditAction } from '../../contract/calls/call';
import { isObjectId } from '../http/object-id';

/** A record that the trail speaks of, as it stands now. */
export interface AuditSubject {
  name: string;
  /** Where the back office or the site shows it; null where it has no place of its own. */
  path: string | null;
}

/** The first half of an action: `blogs` of `blogs.delete`. */
export type SubjectKind = string;

type FindSubjects = (ids: string[]) => Promise<Map<string, AuditSubject>>;

interface Registered {
  find: FindSubjects;
  /** Whether the trail keeps the name, so that a deleted record still has one. Only for what staff publish, never for what is about a visitor. */
  isNameLogged: boolean;
}

/**
 * How the records of each kind are called. A module registers its own, so the trail knows no module. Names of what is about people (messages,
 * requests, subscribers, accounts, the team) are never stored in the trail, which nobody can erase: they are looked up when it is read.
 */
@Injectable()
export class AuditSubjectsService {
  private readonly kinds = new Map<SubjectKind, Registered>();

  register(kind: SubjectKind, find: FindSubjects, { isNameLogged = false } = {}): void {
    this.kinds.set(kind, { find, isNameLogged });
  }

  /** True where names of this kind may be stored with an entry. */
  isNameLogged(kind: SubjectKind): boolean {
    return this.kinds.get(kind)?.isNameLogged ?? false;
  }

  /** Names that may be stored with an entry: none of what is about people. */
  async namesToKeep(action: AuditAction, ids: string[]): Promise<Map<string, AuditSubject>> {
    const kind = kindOf(action);
    return this.isNameLogged(kind) ? this.find(kind, ids) : new Map();
  }

  /** Those of `ids` that are still there. */
  async find(kind: SubjectKind, ids: string[]): Promise<Map<string, AuditSubject>> {
    const known = [...new Set(ids)].filter((id) => id !== '');
    return (await this.kinds.get(kind)?.find(known)) ?? new Map();
  }
}

/** Ids of the records that an entry is about. */
export const idsOf = ({ subjectId, subjectIds = [] }: { subjectId: string; subjectIds?: string[] }): string[] =>
  subjectIds.length > 0 ? subjectIds : [subjectId];

/** Names of the first few of them. */
export const namesIn = (found: Map<string, AuditSubject>, ids: string[]): string =>
  ids
    .slice(0, AUDIT_NAMED)
    .flatMap((id) => found.get(id)?.name ?? [])
    .join(', ');

export const kindOf = (action: AuditAction): SubjectKind => action.split('.')[0] as SubjectKind;

/** Finds the records of one collection by their ids. */
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
