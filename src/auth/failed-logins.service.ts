import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { AuditService } from '../platform/audit/audit.service';
import { LimitStore } from '../platform/limits/limit-store';
import { PROTECTION } from '../platform/limits/protection';
import type { SlidingWindow } from '../platform/limits/sliding-window';
import { AccountsService } from '../users/accounts.service';

const { windowMs, mostInAuditLog } = PROTECTION.signIns;
const ALL = 'all';

/**
 * Records failed logins. The server log gets each failure. The audit log gets one entry per account and network in 15
 * minutes. Unknown email addresses are not recorded, because people sometimes type a password as the email address.
 */
@Injectable()
export class FailedLoginsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('SignIn');
  private readonly recorded: SlidingWindow;
  private writing = Promise.resolve();

  constructor(
    private readonly accounts: AccountsService,
    private readonly audit: AuditService,
    store: LimitStore,
  ) {
    this.recorded = store.open('failed sign-ins in the trail', windowMs, mostInAuditLog);
  }

  /** Does not wait for the audit log. Only known accounts get an entry, so the time would reveal them. */
  note(email: string, network: string, address: string): void {
    // The fail2ban filter in docs/operating.md looks for this text.
    this.logger.warn(`Sign-in failed from ${address}`);
    this.writing = this.writing
      .then(() => this.write(email, network))
      .catch((error: Error) =>
        this.logger.error(`A failed login could not be recorded in the audit log: ${error.name}.`),
      );
  }

  whenWritten(): Promise<void> {
    return this.writing;
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.whenWritten();
  }

  private async write(email: string, network: string, now = performance.now()): Promise<void> {
    if (this.recorded.count(ALL, now) >= mostInAuditLog) return;
    const user = await this.accounts.findByEmail(email);
    const subjectId = user?._id.toHexString() ?? '';
    const pair = `${network} ${subjectId}`;
    await this.recorded.load(pair);
    if (this.recorded.count(pair, now) > 0) return;
    await Promise.all([this.recorded.add(pair, now), this.recorded.add(ALL, now)]);
    await this.audit.record({
      actorId: null,
      action: 'users.signInFailed',
      subjectId,
      fields: [],
      changes: [{ field: 'network', from: network, to: network }],
    });
  }
}
