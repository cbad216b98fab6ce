import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditService } from './audit/audit.service';
import { AuditSubjects } from './audit/audit-subjects';
import { AuditEntry, AuditEntrySchema } from './audit/schemas/audit-entry.schema';
import { ConfirmedTime } from './clock/confirmed-time';
import { StoredClock, StoredClockSchema } from './clock/stored-clock.schema';
import { HealthController } from './health/health.controller';
import { Jobs } from './jobs/jobs';
import { LimitStore, MemoryLimitStore } from './limits/limit-store';
import { PublicCalls } from './limits/visitor-limit';
import { Trash, TrashSchema } from './trash/trash.schema';
import { TrashService } from './trash/trash.service';
import { TrashPersonalData } from './trash/trash-personal-data';

/** What any module may ask for: audited calls, limits and records that can be brought back stand in many of them. */
@Global()
@Module({
  imports: [
    DiscoveryModule,
    MongooseModule.forFeature([
      { name: AuditEntry.name, schema: AuditEntrySchema },
      { name: StoredClock.name, schema: StoredClockSchema },
      { name: Trash.name, schema: TrashSchema },
    ]),
  ],
  controllers: [HealthController],
  providers: [
    AuditService,
    AuditSubjects,
    ConfirmedTime,
    Jobs,
    { provide: LimitStore, useClass: MemoryLimitStore },
    PublicCalls,
    TrashPersonalData,
    TrashService,
  ],
  exports: [AuditService, AuditSubjects, ConfirmedTime, LimitStore, PublicCalls, TrashPersonalData, TrashService],
})
export class PlatformModule {}
