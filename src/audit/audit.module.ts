import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller';

/** Reads the audit log for the back office. `platform/audit` writes it. */
@Module({ controllers: [AuditController] })
export class AuditModule {}
