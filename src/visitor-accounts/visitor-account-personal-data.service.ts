import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { PasskeysService } from '../passkeys/passkeys.service';
import type { Person } from '../platform/personal-data/person';
import type { PersonalDataHolder, PersonalRecord } from '../platform/personal-data/personal-data-holder';
import { LoginThrottle } from '../sessions/login-throttle';
import { VisitorAccount, type VisitorAccountRow } from './schemas/visitor-account.schema';
import { throttleKey } from './visitor-accounts.service';
import { VisitorPasskeysService } from './visitor-passkeys.service';

/** Finds and erases a person's visitor account with its passkeys and counted failed logins. */
@Injectable()
export class VisitorAccountPersonalDataService implements PersonalDataHolder {
  constructor(
    @InjectModel(VisitorAccount.name) private readonly accounts: Model<VisitorAccountRow>,
    private readonly throttle: LoginThrottle,
    private readonly passkeys: PasskeysService,
    private readonly ownPasskeys: VisitorPasskeysService,
  ) {}

  async find({ email }: Person): Promise<PersonalRecord[]> {
    const rows = await this.accounts.find({ email }).lean<VisitorAccountRow[]>();
    const failures = await this.throttle.failuresOf(throttleKey(email));
    const lists = await Promise.all(rows.map((row) => this.ownPasskeys.list(row)));
    return [
      ...failures.reverse().map((at) => ({ at, title: 'A failed login', content: { failedAt: at.toISOString() } })),
      ...rows.map(({ _id, name, createdAt, activeAt }, place) => ({
        at: createdAt,
        title: `The account of ${name}`,
        content: {
          name,
          email,
          createdAt: createdAt.toISOString(),
          lastLogin: activeAt.toISOString(),
          passkeys: lists[place]?.passkeys ?? [],
        },
        ids: [_id.toHexString()],
      })),
    ];
  }

  async erase({ email }: Person): Promise<number> {
    const failures = await this.throttle.failuresOf(throttleKey(email));
    await this.throttle.reset(throttleKey(email));
    // The account is erased last, so that a repeated call finds it after a failure.
    const accounts = await this.accounts.distinct('_id', { email });
    await this.passkeys.removeAll('visitor', accounts);
    return failures.length + (await this.accounts.deleteMany({ email })).deletedCount;
  }

  /** Erases accounts without a login since `cutoff`. Returns the number of erased accounts. */
  async eraseOlderThan(cutoff: Date): Promise<number> {
    const { deletedCount } = await this.accounts.deleteMany({ activeAt: trusted({ $lt: cutoff }) });
    if (deletedCount > 0) await this.ownPasskeys.sweep();
    return deletedCount;
  }
}
