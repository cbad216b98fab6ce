import { Global, Module } from '@nestjs/common';
import { ChangeBus } from '../processes/change-bus';
import { AnswerCache } from './answer-cache';
import { ContentVersionsService } from './content-versions.service';

/** Whoever writes what visitors read bumps its `ContentVersionsService`. */
@Global()
@Module({
  providers: [ChangeBus, ContentVersionsService, AnswerCache],
  exports: [ChangeBus, ContentVersionsService, AnswerCache],
})
export class CacheModule {}
