import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import type { AuditAction } from '../../contract/calls/call';
import { AUDITED, AuditInterceptor } from './audit.interceptor';

/**
 * A call of this handler that succeeds leaves one entry: who, what, when, which record, which fields. One that fails
 * says who has changed or deleted the record.
 * @param action missing: no entry
 */
export const Audited = (action?: AuditAction) =>
  applyDecorators(SetMetadata(AUDITED, action), UseInterceptors(AuditInterceptor));
