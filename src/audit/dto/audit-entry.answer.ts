import type { AuditChange } from '../../contract/audit-change';
import { AUDIT_ACTIONS, type AuditEntry } from '../../contract/calls/audit';
import { count, id, listOf, object, oneOf, orNull, shape, text, time } from '../../platform/openapi/shape';

const VALUE = { nullable: true, oneOf: [text, { type: 'number' }, { type: 'boolean' }] };

export const AUDIT_ENTRY = shape<AuditEntry>('AuditEntry', {
  _id: id,
  createdAt: time,
  actorId: orNull(id),
  actorName: text,
  action: oneOf(AUDIT_ACTIONS),
  subjectId: text,
  subjectCount: count,
  subjectName: text,
  subjectPath: orNull(text),
  fields: listOf(text),
  changes: listOf(object<AuditChange>({ field: text, from: VALUE, to: VALUE })),
});
