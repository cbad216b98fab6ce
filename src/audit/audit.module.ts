import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller';

/** Reads the audit log for the back office. The platform writes it. */
@Module({ controllers: [AuditController] })
export class AuditModule {}
