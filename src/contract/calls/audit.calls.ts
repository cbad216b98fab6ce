import type { AuditChange } from '../audit-change';
import type { AuditAction, Calls, List, PageQuery, Query } from './call';
import { RESOURCE_CALLS } from './resource-calls';

/** A recorded change. It holds no text about a visitor, so that erasing a person leaves the audit log complete. */
export interface AuditEntry {
  _id: string;
  createdAt: string;
  /** Id of the user; `null` for the client on the site or, for a page, an update of the product. */
  actorId: string | null;
  /** Current name of the user; empty if the account was deleted. */
  actorName: string;
  action: AuditAction;
  /** Id of the changed record; empty for a single record of its kind, or for several records. */
  subjectId: string;
  /** Number of changed records; more than 1 only for bulk calls. */
  subjectCount: number;
  /**
   * For published records, the name at that time; for others, the current name. Empty if the record is gone. Bulk calls
   * list the first `AUDIT_NAMED` names.
   */
  subjectName: string;
  /** Path of the record; `null` if it is gone or has none. */
  subjectPath: string | null;
  /** Names of the changed fields, sorted; for a new record, those that were sent. */
  fields: string[];
  /** Values of the `fields` that may be recorded, and other effects. Empty in entries of older versions. */
  changes: AuditChange[];
}

/** Maximum number of names recorded for one call. */
export const AUDIT_NAMED = 3;

const AUDITED = [
  ...RESOURCE_CALLS.flatMap(({ audited }) => audited ?? []),
  // Stored entries use this action; sections had their own call for it until 2026-11.
  { action: 'versions.restore', label: 'Restored an earlier version' },
];

/** Labels that the back office shows before the record's name. */
export const AUDIT_ACTION_LABELS = Object.fromEntries(AUDITED.map(({ action, label }) => [action, label])) as Record<
  AuditAction,
  string
>;
export const AUDIT_ACTIONS = Object.keys(AUDIT_ACTION_LABELS) as AuditAction[];

export interface AuditQuery extends PageQuery {
  action?: AuditAction;
  /** Id of a user. */
  actorId?: string;
  /** `YYYY-MM-DD`, in Lusaka. */
  day?: string;
}

export const AUDIT_CALLS = {
  /** Newest first. */
  list: {
    method: 'GET',
    path: '/audit',
    who: 'admin',
    query: 'query' as Query<AuditQuery>,
    answer: 'list' as List<AuditEntry>,
  },
} as const satisfies Calls;
