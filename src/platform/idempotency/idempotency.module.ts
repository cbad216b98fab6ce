import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IdempotencyService } from './idempotency.service';
import { IdempotencyPersonalData } from './idempotency-personal-data';
import { IdempotencyRecord, IdempotencyRecordSchema } from './idempotency-record.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: IdempotencyRecord.name, schema: IdempotencyRecordSchema }])],
  providers: [IdempotencyPersonalData, IdempotencyService],
  exports: [IdempotencyPersonalData, IdempotencyService],
})
export class IdempotencyModule {}
