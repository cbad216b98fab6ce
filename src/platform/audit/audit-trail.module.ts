import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AuditService } from './audit.service';
import { AuditSubjects } from './audit-subjects';
import { AuditEntry, AuditEntrySchema } from './schemas/audit-entry.schema';

/** Global: `@Audited` calls stand in many modules. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: AuditEntry.name, schema: AuditEntrySchema }])],
  providers: [AuditService, AuditSubjects],
  exports: [AuditService, AuditSubjects],
})
export class AuditTrailModule {}
