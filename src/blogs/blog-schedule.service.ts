import { Injectable } from '@nestjs/common';
import { TrustedClock } from '../platform/clock/trusted-clock';
import { Every } from '../platform/jobs/every.decorator';
import { BlogsService } from './blogs.service';

const CHECK_EVERY_MS = 1_000;

/** Publishes scheduled posts when they are due, or at the next start of the server. */
@Injectable()
export class BlogScheduleService {
  constructor(
    private readonly blogs: BlogsService,
    private readonly time: TrustedClock,
  ) {}

  /** Publishes due posts. Waits while the clock is not trusted. See docs/decisions/013-editor-and-publishing.md. */
  @Every(CHECK_EVERY_MS, 0)
  async publishDue(): Promise<void> {
    await this.blogs.publishDue(await this.time.read());
  }
}
