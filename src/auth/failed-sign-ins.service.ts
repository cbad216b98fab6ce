import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { AuditService } from '../platform/audit/audit.service';
import { LimitStore } from '../platform/limits/limit-store';
import { PROTECTION } from '../platform/limits/protection';
import type { SlidingWindow } from '../platform/limits/sliding-window';
import { AccountsService } from '../users/accounts.service';

const { windowMs, mostInTrail } = PROTECTION.signIns;
const ALL = 'all';

/**
 * Tells of sign-ins that failed: each in the log, and one in the audit trail for each pair of account and network in
 * 15 minutes. Unknown emails are one account, without a name: people type passwords into that field.
 * docs/decisions/003-access-and-limits.md
 */
@Injectable()
export class FailedSignInsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('SignIn');
  private readonly told: SlidingWindow;
  private writing = Promise.resolve();

  constructor(
    private readonly accounts: AccountsService,
    private readonly audit: AuditService,
    store: LimitStore,
  ) {
    this.told = store.open('failed sign-ins in the trail', windowMs, mostInTrail);
  }

  /** Nobody waits for the entry: the time that it takes would tell whether the account exists. */
  note(email: string, network: string, address: string): void {
    // docs/operating.md has a filter of fail2ban for these words.
    this.logger.warn(`Sign-in failed from ${address}`);
    this.writing = this.writing
      .then(() => this.write(email, network))
      .catch((error: Error) => this.logger.error(`A failed sign-in is missing in the trail: ${error.name}.`));
  }

  /** Resolves when all entries are on disk. */
  whenWritten(): Promise<void> {
    return this.writing;
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.whenWritten();
  }

  private async write(email: string, network: string, now = performance.now()): Promise<void> {
    if (this.told.count(ALL, now) >= mostInTrail) return;
    const user = await this.accounts.findByEmail(email);
    const subjectId = user?._id.toHexString() ?? '';
    const pair = `${network} ${subjectId}`;
    await this.told.load(pair);
    if (this.told.count(pair, now) > 0) return;
    await Promise.all([this.told.add(pair, now), this.told.add(ALL, now)]);
    await this.audit.record({
      actorId: null,
      action: 'users.signInFailed',
      subjectId,
      fields: [],
      changes: [{ field: 'network', from: network, to: network }],
    });
  }
}
