import { SetMetadata } from '@nestjs/common';
import type { AuditAction } from '../contract/audit';

/** Metadata key: the action that a call leaves in the audit trail. */
export const AUDITED = 'audited';

/** A call of this handler that succeeds leaves one entry: who, what, when, which record, which fields. */
export const Audited = (action: AuditAction) => SetMetadata(AUDITED, action);
