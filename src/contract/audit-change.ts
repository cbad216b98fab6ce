/**
 * Old and new value of a status, a switch or a number. The audit log stores no free text. If a bulk call changed
 * records with different old values, `from` equals `to`.
 */
export interface AuditChange {
  field: string;
  from: AuditValue;
  to: AuditValue;
}

export type AuditValue = string | number | boolean | null;
