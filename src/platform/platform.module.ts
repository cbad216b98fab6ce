import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { StaffBrowsersService } from './access/staff-browsers.service';
import { AuditService } from './audit/audit.service';
import { AuditSubjectsService } from './audit/audit-subjects.service';
import { Deletions } from './audit/deletions';
import { AuditEntry, AuditEntrySchema } from './audit/schemas/audit-entry.schema';
import { StoredClock, StoredClockSchema } from './clock/stored-clock.schema';
import { TrustedClock } from './clock/trusted-clock';
import { RefusedWritesService } from './errors/refused-writes.service';
import { HealthController } from './health/health.controller';
import { TrafficReadiness } from './health/traffic-readiness';
import { Jobs } from './jobs/jobs';
import { Lease } from './jobs/lease';
import { LimitStore } from './limits/limit-store';
import { PublicCallsService } from './limits/visitor-limit';
import { StoredErasure, StoredErasureSchema } from './personal-data/erasure.schema';
import { ErasuresService } from './personal-data/erasures.service';
import { SharedLease } from './processes/shared-lease';
import { SharedLimitStore } from './processes/shared-limits';
import { SharedNamesService } from './processes/shared-names.service';
import { PublicAddressesService } from './records/public-addresses.service';
import { SigningKey } from './signing/signing-key';
import { DeletedRecordsService } from './trash/deleted-records.service';
import { Trash, TrashSchema } from './trash/trash.schema';
import { TrashService } from './trash/trash.service';
import { TrashKindsService } from './trash/trash-kinds.service';
import { TrashPersonalDataService } from './trash/trash-personal-data.service';
import { TextPreviewsService } from './versions/text-previews.service';
import { TextVersion, TextVersionSchema } from './versions/text-version.schema';
import { VersionsController } from './versions/versions.controller';
import { VersionsService } from './versions/versions.service';

/** Global, because most modules use audited calls, limits or the trash. */
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
    AuditSubjectsService,
    TrustedClock,
    { provide: Deletions, useClass: DeletedRecordsService },
    ErasuresService,
    Jobs,
    { provide: Lease, useClass: SharedLease },
    PublicAddressesService,
    { provide: LimitStore, useClass: SharedLimitStore },
    PublicCallsService,
    RefusedWritesService,
    SharedNamesService,
    SigningKey,
    StaffBrowsersService,
    TextPreviewsService,
    VersionsService,
    TrafficReadiness,
    TrashKindsService,
    TrashPersonalDataService,
    TrashService,
  ],
  exports: [
    AuditService,
    AuditSubjectsService,
    TrustedClock,
    Deletions,
    ErasuresService,
    Lease,
    LimitStore,
    PublicAddressesService,
    PublicCallsService,
    RefusedWritesService,
    SharedNamesService,
    SigningKey,
    StaffBrowsersService,
    TextPreviewsService,
    VersionsService,
    TrashKindsService,
    TrashPersonalDataService,
    TrashService,
  ],
})
export class PlatformModule {}
