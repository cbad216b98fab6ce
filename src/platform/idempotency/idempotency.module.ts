import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IdempotencyService } from './idempotency.service';
import { IdempotencyPersonalDataService } from './idempotency-personal-data.service';
import { IdempotencyRecord, IdempotencyRecordSchema } from './idempotency-record.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: IdempotencyRecord.name, schema: IdempotencyRecordSchema }])],
  providers: [IdempotencyPersonalDataService, IdempotencyService],
  exports: [IdempotencyPersonalDataService, IdempotencyService],
})
export class IdempotencyModule {}
