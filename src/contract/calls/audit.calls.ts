import type { AuditChange } from '../audit-change';
import type { AuditAction, Calls, List, PageQuery, Query } from './call';
import { RESOURCE_CALLS } from './resource-calls';

/** What is kept of a change. No text about a visitor is: erasing a person leaves the trail whole. */
export interface AuditEntry {
  _id: string;
  createdAt: string;
  /** Id of the user who did it; `null`: the client, on the site; of a page, a new version of the product. */
  actorId: string | null;
  /** As the user is called now; empty when the account is gone. */
  actorName: string;
  action: AuditAction;
  /** Id of what was changed; empty where there is only one of its kind, or several were changed at once. */
  subjectId: string;
  /** Number of records that the call changed; 1 but for lists. */
  subjectCount: number;
  /**
   * Name of what staff publish as it was then, of everything else as it is now. Empty when that is gone. Of several the
   * first `AUDIT_NAMED`.
   */
  subjectName: string;
  /** Where it is shown; `null` when it is gone or has no place of its own. */
  subjectPath: string | null;
  /** Names of the fields that changed, sorted; of those that were sent where the record is new. */
  fields: string[];
  /** Those of `fields` whose values may be kept, and what else the call changed. Empty in entries of older versions. */
  changes: AuditChange[];
}

/** Names that are told of the records that one call changed, at most. */
export const AUDIT_NAMED = 3;

const AUDITED = [
  ...RESOURCE_CALLS.flatMap(({ audited }) => audited ?? []),
  // Sections had a call of their own for it until 2026-11: entries of it are stored.
  { action: 'versions.restore', label: 'Restored an earlier version' },
];

/** The words that the back office shows before the name of the record. */
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
