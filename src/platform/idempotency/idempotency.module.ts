import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HeldRepeats } from './held-repeats';
import { IdempotencyService } from './idempotency.service';
import { IdempotencyRecord, IdempotencyRecordSchema } from './idempotency-record.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: IdempotencyRecord.name, schema: IdempotencyRecordSchema }])],
  providers: [HeldRepeats, IdempotencyService],
  exports: [HeldRepeats, IdempotencyService],
})
export class IdempotencyModule {}
