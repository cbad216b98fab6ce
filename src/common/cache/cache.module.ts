import { Global, Module } from '@nestjs/common';
import { AnswerCache } from './answer-cache';
import { AnswersFromMemory } from './answers-from-memory';
import { ContentVersions } from './content-versions';
import { KeepAnswersInterceptor } from './keep-answers.interceptor';

/** Whoever writes what visitors read bumps its `ContentVersions`. */
@Global()
@Module({
  providers: [ContentVersions, AnswerCache, AnswersFromMemory, KeepAnswersInterceptor],
  exports: [ContentVersions, AnswerCache, AnswersFromMemory, KeepAnswersInterceptor],
})
export class CacheModule {}
