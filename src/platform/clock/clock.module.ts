import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ConfirmedTime } from './confirmed-time';
import { StoredClock, StoredClockSchema } from './stored-clock.schema';

@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: StoredClock.name, schema: StoredClockSchema }])],
  providers: [ConfirmedTime],
  exports: [ConfirmedTime],
})
export class ClockModule {}
