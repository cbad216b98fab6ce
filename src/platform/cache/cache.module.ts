import { Global, Module } from '@nestjs/common';
import { VisitorLane } from '../concurrency/fair-lane';
import { PROTECTION } from '../limits/protection';
import { News } from '../processes/news';
import { AnswerCache } from './answer-cache';
import { AnswersFromMemory } from './answers-from-memory';
import { ContentVersions } from './content-versions';

const LANE = { provide: VisitorLane, useFactory: () => new VisitorLane(PROTECTION.visitorLane) };

/** Whoever writes what visitors read bumps its `ContentVersions`. */
@Global()
@Module({
  providers: [News, ContentVersions, AnswerCache, AnswersFromMemory, LANE],
  exports: [News, ContentVersions, AnswerCache, AnswersFromMemory, VisitorLane],
})
export class CacheModule {}
