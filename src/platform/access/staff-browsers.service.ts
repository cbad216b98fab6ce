import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS } from '../clock/durations';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { LocalSlidingWindow } from '../limits/sliding-window';
import { visitorOf } from '../limits/visitor-address';

/** Remembers for an hour which browsers staff used, so that their reads do not count. Page requests have no token. */
@Injectable()
export class StaffBrowsersService {
  private readonly key = randomBytes(32);
  private readonly seen = new LocalSlidingWindow(HOUR_MS, 1);

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /** Remembers the browser that sent `request`. Call this only after the token of `request` was checked. */
  note(request: IncomingMessage): void {
    void this.seen.add(this.nameOf(request), performance.now());
  }

  has(request: IncomingMessage): boolean {
    return this.seen.count(this.nameOf(request), performance.now()) > 0;
  }

  private nameOf(request: IncomingMessage): string {
    const { 'user-agent': browser = '', 'accept-language': language = '' } = request.headers;
    const network = visitorOf(request, this.environment.trustedProxies);
    return createHash('sha256').update(this.key).update([network, browser, language].join('\n')).digest('base64url');
  }
}
