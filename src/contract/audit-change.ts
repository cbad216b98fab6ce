/** Old and new value of a status, switch or number. The audit log stores no free text. */
export interface AuditChange {
  field: string;
  from: AuditValue;
  to: AuditValue;
}

export type AuditValue = string | number | boolean | null;
