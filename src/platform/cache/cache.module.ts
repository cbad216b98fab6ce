import { Global, Module } from '@nestjs/common';
import { VisitorLane } from '../concurrency/fair-lane';
import { AnswerCache } from './answer-cache';
import { AnswersFromMemory } from './answers-from-memory';
import { ContentVersions } from './content-versions';

/** Whoever writes what visitors read bumps its `ContentVersions`. */
@Global()
@Module({
  providers: [ContentVersions, AnswerCache, AnswersFromMemory, VisitorLane],
  exports: [ContentVersions, AnswerCache, AnswersFromMemory, VisitorLane],
})
export class CacheModule {}
