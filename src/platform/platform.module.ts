import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { StaffBrowsers } from './access/staff-browsers';
import { AuditService } from './audit/audit.service';
import { AuditSubjects } from './audit/audit-subjects';
import { Deletions } from './audit/deletions';
import { AuditEntry, AuditEntrySchema } from './audit/schemas/audit-entry.schema';
import { StoredClock, StoredClockSchema } from './clock/stored-clock.schema';
import { TrustedClock } from './clock/trusted-clock';
import { RefusedWrites } from './errors/refused-writes';
import { HealthController } from './health/health.controller';
import { TrafficReadiness } from './health/traffic-readiness';
import { Jobs } from './jobs/jobs';
import { Lease } from './jobs/lease';
import { LimitStore } from './limits/limit-store';
import { PublicCalls } from './limits/visitor-limit';
import { StoredErasure, StoredErasureSchema } from './personal-data/erasure.schema';
import { ErasuresService } from './personal-data/erasures.service';
import { SharedLease } from './processes/shared-lease';
import { SharedLimitStore } from './processes/shared-limits';
import { SharedNames } from './processes/shared-names';
import { PublicAddresses } from './records/public-addresses';
import { SigningKey } from './signing/signing-key';
import { DeletedRecords } from './trash/deleted-records';
import { Trash, TrashSchema } from './trash/trash.schema';
import { TrashService } from './trash/trash.service';
import { TrashKinds } from './trash/trash-kinds';
import { TrashPersonalData } from './trash/trash-personal-data';
import { TextPreviews } from './versions/text-previews';
import { TextVersion, TextVersionSchema } from './versions/text-version.schema';
import { VersionsController } from './versions/versions.controller';
import { VersionsService } from './versions/versions.service';

/** What any module may ask for: audited calls, limits and records that can be brought back stand in many of them. */
@Global()
@Module({
  imports: [
    DiscoveryModule,
    MongooseModule.forFeature([
      { name: AuditEntry.name, schema: AuditEntrySchema },
      { name: StoredClock.name, schema: StoredClockSchema },
      { name: StoredErasure.name, schema: StoredErasureSchema },
      { name: TextVersion.name, schema: TextVersionSchema },
      { name: Trash.name, schema: TrashSchema },
    ]),
  ],
  controllers: [HealthController, VersionsController],
  providers: [
    AuditService,
    AuditSubjects,
    TrustedClock,
    { provide: Deletions, useClass: DeletedRecords },
    ErasuresService,
    Jobs,
    { provide: Lease, useClass: SharedLease },
    PublicAddresses,
    { provide: LimitStore, useClass: SharedLimitStore },
    PublicCalls,
    RefusedWrites,
    SharedNames,
    SigningKey,
    StaffBrowsers,
    TextPreviews,
    VersionsService,
    TrafficReadiness,
    TrashKinds,
    TrashPersonalData,
    TrashService,
  ],
  exports: [
    AuditService,
    AuditSubjects,
    TrustedClock,
    Deletions,
    ErasuresService,
    Lease,
    LimitStore,
    PublicAddresses,
    PublicCalls,
    RefusedWrites,
    SharedNames,
    SigningKey,
    StaffBrowsers,
    TextPreviews,
    VersionsService,
    TrashKinds,
    TrashPersonalData,
    TrashService,
  ],
})
export class PlatformModule {}
