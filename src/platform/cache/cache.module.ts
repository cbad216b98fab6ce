import { Global, Module } from '@nestjs/common';
import { News } from '../processes/news';
import { AnswerCache } from './answer-cache';
import { ContentVersions } from './content-versions';

/** Whoever writes what visitors read bumps its `ContentVersions`. */
@Global()
@Module({
  providers: [News, ContentVersions, AnswerCache],
  exports: [News, ContentVersions, AnswerCache],
})
export class CacheModule {}
