import { Global, Module } from '@nestjs/common';
import { News } from '../processes/news';
import { AnswerCache } from './answer-cache';
import { AnswersFromMemory } from './answers-from-memory';
import { ContentVersions } from './content-versions';
import { ReadQueue } from './keep-answers.interceptor';

/** Whoever writes what visitors read bumps its `ContentVersions`. */
@Global()
@Module({
  providers: [News, ContentVersions, AnswerCache, AnswersFromMemory, ReadQueue],
  exports: [News, ContentVersions, AnswerCache, AnswersFromMemory, ReadQueue],
})
export class CacheModule {}
