import { Inject, Injectable } from '@nestjs/common';
import type { CountedRoute } from '../../contract/calls/resource-calls';
import { DATABASE_KIND } from '../database/database-readiness';
import type { CacheTarget } from './cached-routes';
import { type ContentMark, ContentVersions } from './content-versions';
import { KeptAnswer } from './kept-answer';
import { KeptAnswers } from './kept-answers';

const MAX_BYTES = 8 * 1024 * 1024;
/** How long view counts may lag. */
const DRIFT_MS = 1_000;
/** Other processes may write to the same MongoDB: no answer is older there. */
const SHARED_MAX_AGE_MS = 5_000;
/** While one caller makes the next version of an answer, the others get the present one for so long. */
const REMAKE_MS = 2_000;

/** Public answers in memory. Each is served until the content it shows changes. */
@Injectable()
export class AnswerCache {
  private readonly kept = new KeptAnswers(MAX_BYTES);
  private readonly counters = new Map<CountedRoute, (id: string) => void>();

  constructor(
    private readonly versions: ContentVersions,
    @Inject(DATABASE_KIND) private readonly kind: 'embedded' | 'mongodb',
  ) {}

  /** `count` is called with the id in the path each time a visitor is served from memory. */
  countServed(route: CountedRoute, count: (id: string) => void): void {
    this.counters.set(route, count);
  }

  /** Notes a visit of an answer that came from memory. */
  noteServed(target: CacheTarget): void {
    if (target.counted) this.counters.get(target.counted.route)?.(target.counted.id);
  }

  /** The answer to serve, or null when it must be made. */
  find(target: CacheTarget): KeptAnswer | null {
    const answer = this.kept.get(target.key);
    if (!answer) return null;
    const now = performance.now();
    const freshness = this.judge(answer, this.versions.of(target.resource), now);
    if (freshness === 'fresh') return answer;
    if (freshness === 'gone') {
      this.kept.delete(target.key);
      return null;
    }
    if (now < answer.remadeUntil) return answer;
    answer.remadeUntil = now + REMAKE_MS;
    return null;
  }

  /** The answer if there is none newer to be made. */
  findFresh(target: CacheTarget): KeptAnswer | null {
    const answer = this.kept.get(target.key);
    const mark = this.versions.of(target.resource);
    return answer && this.judge(answer, mark, performance.now()) === 'fresh' ? answer : null;
  }

  /** @param mark taken before the content was read: a write in between makes the answer useless. */
  keep(target: CacheTarget, mark: ContentMark, json: string, totalCount: string | undefined): KeptAnswer {
    const answer = new KeptAnswer(Buffer.from(json), mark, totalCount, (grown) => this.kept.resize(target.key, grown));
    // A filter or page that shows nothing can be asked for in endless ways: nothing to keep.
    if (!(target.isFiltered && json === '[]')) this.kept.set(target.key, answer);
    return answer;
  }

  private judge(answer: KeptAnswer, current: ContentMark, now: number): 'fresh' | 'old' | 'gone' {
    if (answer.mark.version !== current.version) return 'gone';
    const age = now - answer.madeAt;
    const isShared = this.kind === 'mongodb';
    if (isShared && age > SHARED_MAX_AGE_MS + REMAKE_MS) return 'gone';
    if (isShared && age > SHARED_MAX_AGE_MS) return 'old';
    return age > DRIFT_MS && answer.mark.drift !== current.drift ? 'old' : 'fresh';
  }
}
