import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { Person } from '../platform/personal-data/person';
import type { PersonalDataHolder, PersonalRecord } from '../platform/personal-data/personal-data-holder';
import { LoginThrottle } from '../sessions/login-throttle';
import { VisitorAccount, type VisitorAccountRow } from './schemas/visitor-account.schema';
import { throttleKey } from './visitor-accounts.service';

/** Finds and erases the visitor account of a person, and the failed logins that are counted for its email address. */
@Injectable()
export class VisitorAccountPersonalDataService implements PersonalDataHolder {
  constructor(
    @InjectModel(VisitorAccount.name) private readonly accounts: Model<VisitorAccountRow>,
    private readonly throttle: LoginThrottle,
  ) {}

  async find({ email }: Person): Promise<PersonalRecord[]> {
    const rows = await this.accounts.find({ email }).lean<VisitorAccountRow[]>();
    const failures = await this.throttle.failuresOf(throttleKey(email));
    return [
      ...failures.reverse().map((at) => ({ at, title: 'A failed login', content: { failedAt: at.toISOString() } })),
      ...rows.map(({ _id, name, createdAt, activeAt }) => ({
        at: createdAt,
        title: `The account of ${name}`,
        content: { name, email, createdAt: createdAt.toISOString(), lastLogin: activeAt.toISOString() },
        ids: [_id.toHexString()],
      })),
    ];
  }

  async erase({ email }: Person): Promise<number> {
    const failures = await this.throttle.failuresOf(throttleKey(email));
    await this.throttle.forget(throttleKey(email));
    return failures.length + (await this.accounts.deleteMany({ email })).deletedCount;
  }

  /** Erases accounts without a login since `cutoff`. Returns the number of erased accounts. */
  async eraseOlderThan(cutoff: Date): Promise<number> {
    return (await this.accounts.deleteMany({ activeAt: trusted({ $lt: cutoff }) })).deletedCount;
  }
}
