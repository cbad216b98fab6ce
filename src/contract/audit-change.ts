/** Change of a field without personal text. If a bulk call changed different old values, `from` equals `to`. */
export interface AuditChange {
  field: string;
  from: AuditValue;
  to: AuditValue;
}

export type AuditValue = string | number | boolean | null;
