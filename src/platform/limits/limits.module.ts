import { Global, Module } from '@nestjs/common';
import { LimitStore, MemoryLimitStore } from './limit-store';

@Global()
@Module({
  providers: [{ provide: LimitStore, useClass: MemoryLimitStore }],
  exports: [LimitStore],
})
export class LimitsModule {}
