import { Global, Module } from '@nestjs/common';
import { LimitStore, MemoryLimitStore } from './limit-store';
import { PublicCalls } from './visitor-limit';

@Global()
@Module({
  providers: [{ provide: LimitStore, useClass: MemoryLimitStore }, PublicCalls],
  exports: [LimitStore, PublicCalls],
})
export class LimitsModule {}
