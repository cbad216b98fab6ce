/**
 * Old and new value of a field without personal text, such as a status, a switch or a number. If a bulk call changed
 * records with different old values, `from` equals `to`, because no single old value would be true.
 */
export interface AuditChange {
  field: string;
  from: AuditValue;
  to: AuditValue;
}

export type AuditValue = string | number | boolean | null;
