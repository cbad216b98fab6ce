import { Global, Module } from '@nestjs/common';
import { ChangeBus } from '../processes/change-bus';
import { AnswerCache } from './answer-cache';
import { ContentVersions } from './content-versions';

/** Whoever writes what visitors read bumps its `ContentVersions`. */
@Global()
@Module({
  providers: [ChangeBus, ContentVersions, AnswerCache],
  exports: [ChangeBus, ContentVersions, AnswerCache],
})
export class CacheModule {}
