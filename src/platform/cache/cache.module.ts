import { Global, Module } from '@nestjs/common';
import { News } from '../processes/news';
import { AnswerCache } from './answer-cache';
import { ReadQueue } from './answer-cache.interceptor';
import { ContentVersions } from './content-versions';

/** Whoever writes what visitors read bumps its `ContentVersions`. */
@Global()
@Module({
  providers: [News, ContentVersions, AnswerCache, ReadQueue],
  exports: [News, ContentVersions, AnswerCache, ReadQueue],
})
export class CacheModule {}
