/**
 * Old and new value of a field without personal text, such as a status, a switch or a number. If a bulk call changed
 * records with different old values, no old value is true for all of them, so `from` equals `to`.
 */
export interface AuditChange {
  field: string;
  from: AuditValue;
  to: AuditValue;
}

export type AuditValue = string | number | boolean | null;
