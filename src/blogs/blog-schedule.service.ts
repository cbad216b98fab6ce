import { Injectable } from '@nestjs/common';
import { type ContentMark, ContentVersionsService } from '../platform/cache/content-versions.service';
import { MINUTE_MS } from '../platform/clock/durations';
import { TrustedClock } from '../platform/clock/trusted-clock';
import { DatabaseReadiness } from '../platform/database/database-readiness';
import { Every } from '../platform/jobs/every.decorator';
import { BlogsService } from './blogs.service';

const CHECK_EVERY_MS = 1_000;

interface NextDue {
  nextAt: string | null;
  mark: ContentMark;
  /** Time after which `nextAt` is read again, because another process may have scheduled a post in the meantime. */
  until: number;
}

/** Publishes scheduled posts when they are due, or at the next start of the server. */
@Injectable()
export class BlogScheduleService {
  private cached: NextDue | undefined;

  constructor(
    private readonly blogs: BlogsService,
    private readonly time: TrustedClock,
    private readonly versions: ContentVersionsService,
    private readonly readiness: DatabaseReadiness,
  ) {}

  /** Publishes due posts. Waits while the clock is not trusted. See docs/decisions/013-editor-and-publishing.md. */
  @Every(CHECK_EVERY_MS, 0)
  async look(): Promise<void> {
    const nextAt = this.isCached() ? this.cached?.nextAt : await this.ask();
    if (!nextAt || nextAt > new Date().toISOString()) return;
    const now = await this.time.read();
    if (nextAt <= now.toISOString()) await this.blogs.publishDue(now);
  }

  private isCached(): boolean {
    return (
      this.cached !== undefined && this.versions.isCurrent(this.cached.mark) && performance.now() < this.cached.until
    );
  }

  private async ask(): Promise<string | null> {
    // Skips the query while the database is down. Otherwise the log would get an error each second.
    if (!(await this.readiness.answers())) return null;
    const mark = this.versions.mark('blogs');
    const nextAt = await this.blogs.nextDue();
    this.cached = { nextAt, mark, until: performance.now() + MINUTE_MS };
    return nextAt;
  }
}
