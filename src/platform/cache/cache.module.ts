import { Global, Module } from '@nestjs/common';
import { ChangeBus } from '../processes/change-bus';
import { AnswerCache } from './answer-cache';
import { ContentVersionsService } from './content-versions.service';

/**
 * Code that writes public content must call `ContentVersionsService.bump`. Otherwise visitors may get outdated answers
 * for a minute.
 */
@Global()
@Module({
  providers: [ChangeBus, ContentVersionsService, AnswerCache],
  exports: [ChangeBus, ContentVersionsService, AnswerCache],
})
export class CacheModule {}
