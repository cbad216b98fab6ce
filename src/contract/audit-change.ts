/** Old and new value of a field that is no text of people: a state, a switch, a number. */
export interface AuditChange {
  field: string;
  from: AuditValue;
  to: AuditValue;
}

export type AuditValue = string | number | boolean | null;
