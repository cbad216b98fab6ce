import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller';

/** The trail as the back office reads it; how it is written is the platform's. */
@Module({ controllers: [AuditController] })
export class AuditModule {}
