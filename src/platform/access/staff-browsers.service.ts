import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { HOUR_MS } from '../clock/durations';
import { ENVIRONMENT } from '../config/config.module';
import type { Environment } from '../config/environment';
import { LocalSlidingWindow } from '../limits/sliding-window';
import { visitorOf } from '../limits/visitor-address';

/**
 * Browsers that staff used in the back office within the last hour.
 * Page requests carry no session token and the site sets no cookie, so network and browser must identify staff. They
 * are held in memory only, as a hash with a random key.
 */
@Injectable()
export class StaffBrowsersService {
  private readonly key = randomBytes(32);
  /** In memory, because every page view asks. Each process counts its own. */
  private readonly seen = new LocalSlidingWindow(HOUR_MS, 1);

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /** @param request with a valid token */
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
