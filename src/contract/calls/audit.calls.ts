import type { AuditChange } from '../audit-change';
import { type AuditAction, type Calls, type List, listCall, type PageQuery, type Query } from './call';
import { RESOURCE_CALLS } from './resource-calls';

/** Entry of the audit log. It has no text about visitors, so the log stays complete when their data is erased. */
export interface AuditEntry {
  _id: string;
  createdAt: string;
  /** Id of the account that acted. `null` if a client acted, or if an update of the product changed a page. */
  actorId: string | null;
  actorName: string;
  action: AuditAction;
  /** Id of the changed record. Empty if the kind has only one record, or if several records changed. */
  subjectId: string;
  subjectCount: number;
  /** Name of the record. Empty if the record is gone. Bulk calls list at most `AUDIT_NAMED` names. */
  subjectName: string;
  subjectPath: string | null;
  /** Names of the changed fields, sorted. For a new record: all fields that the caller sent. */
  fields: string[];
  /** Old and new values of fields without personal text. Empty in entries from older versions of the product. */
  changes: AuditChange[];
}

export const AUDIT_NAMED = 3;

const AUDITED = [
  ...RESOURCE_CALLS.flatMap(({ audited }) => audited ?? []),
  // A client closes the account by a form of the site, which is no call.
  { action: 'privacy.closeAccount', label: 'Closed an account and erased its personal data' },
  // Only entries from before 2026-11 have this action. It belongs to a call that no longer exists.
  { action: 'versions.restore', label: 'Restored an earlier version' },
];

export const AUDIT_ACTION_LABELS = Object.fromEntries(AUDITED.map(({ action, label }) => [action, label])) as Record<
  AuditAction,
  string
>;
export const AUDIT_ACTIONS = Object.keys(AUDIT_ACTION_LABELS) as AuditAction[];

export interface AuditQuery extends PageQuery {
  action?: AuditAction;
  actorId?: string;
  /** Day in Lusaka, `YYYY-MM-DD`. */
  day?: string;
}

export const AUDIT_CALLS = {
  list: listCall('/audit', 'admin', 'list' as List<AuditEntry>, 'query' as Query<AuditQuery>),
} as const satisfies Calls;
