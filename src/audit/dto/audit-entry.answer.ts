import { id, listOf, oneOf, shape, text, time } from '../../common/openapi/shape';
import { AUDIT_ACTIONS, type AuditEntry } from '../../contract/audit';

export const AUDIT_ENTRY = shape<AuditEntry>('AuditEntry', {
  _id: id,
  createdAt: time,
  actorId: id,
  actorName: text,
  action: oneOf(AUDIT_ACTIONS),
  subjectId: text,
  fields: listOf(text),
});
