import { Global, Module, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { MongooseModule } from '@nestjs/mongoose';
import { StaffBrowsersService } from './access/staff-browsers.service';
import { AuditService } from './audit/audit.service';
import { AuditSubjectsService } from './audit/audit-subjects.service';
import { Deletions } from './audit/deletions';
import { AuditEntry, AuditEntrySchema } from './audit/schemas/audit-entry.schema';
import { AnswerCache } from './cache/answer-cache';
import { ContentVersionsService } from './cache/content-versions.service';
import { StoredClock, StoredClockSchema } from './clock/stored-clock.schema';
import { TrustedClock } from './clock/trusted-clock';
import { RefusedWritesService } from './errors/refused-writes.service';
import { HealthController } from './health/health.controller';
import { TrafficReadiness } from './health/traffic-readiness';
import { CallSteps } from './http/in-order.interceptor';
import { IdempotencyService } from './idempotency/idempotency.service';
import { IdempotencyPersonalDataService } from './idempotency/idempotency-personal-data.service';
import { IdempotencyRecord, IdempotencyRecordSchema } from './idempotency/idempotency-record.schema';
import { Jobs } from './jobs/jobs';
import { Lease } from './jobs/lease';
import { LimitStore } from './limits/limit-store';
import { PublicCallsService } from './limits/visitor-limit';
import { StoredErasure, StoredErasureSchema } from './personal-data/erasure.schema';
import { ErasuresService } from './personal-data/erasures.service';
import { ChangeBus } from './processes/change-bus';
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

const SHARED: Provider[] = [
  AnswerCache,
  AuditService,
  AuditSubjectsService,
  CallSteps,
  ChangeBus,
  ContentVersionsService,
  { provide: Deletions, useClass: DeletedRecordsService },
  ErasuresService,
  IdempotencyPersonalDataService,
  IdempotencyService,
  { provide: Lease, useClass: SharedLease },
  { provide: LimitStore, useClass: SharedLimitStore },
  PublicAddressesService,
  PublicCallsService,
  RefusedWritesService,
  SharedNamesService,
  SigningKey,
  StaffBrowsersService,
  TextPreviewsService,
  TrashKindsService,
  TrashPersonalDataService,
  TrashService,
  TrustedClock,
  VersionsService,
];

/** Global, because most modules use audited calls, limits or the trash. */
@Global()
@Module({
  imports: [
    DiscoveryModule,
    MongooseModule.forFeature([
      { name: AuditEntry.name, schema: AuditEntrySchema },
      { name: IdempotencyRecord.name, schema: IdempotencyRecordSchema },
      { name: StoredClock.name, schema: StoredClockSchema },
      { name: StoredErasure.name, schema: StoredErasureSchema },
      { name: TextVersion.name, schema: TextVersionSchema },
      { name: Trash.name, schema: TrashSchema },
    ]),
  ],
  controllers: [HealthController, VersionsController],
  providers: [...SHARED, Jobs, TrafficReadiness],
  exports: SHARED,
})
export class PlatformModule {}
