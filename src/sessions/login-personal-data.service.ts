import { Injectable } from '@nestjs/common';
import type { Person } from '../platform/personal-data/person';
import type { PersonalDataHolder, PersonalRecord } from '../platform/personal-data/personal-data-holder';
import { LoginThrottle } from './login-throttle';

/** Finds and erases failed logins with a person's email address. */
@Injectable()
export class LoginPersonalDataService implements PersonalDataHolder {
  constructor(private readonly throttle: LoginThrottle) {}

  async find({ email }: Person): Promise<PersonalRecord[]> {
    const failures = await this.throttle.failuresOf(email);
    return failures.reverse().map((at) => ({ at, title: 'A failed login', content: { failedAt: at.toISOString() } }));
  }

  async erase({ email }: Person): Promise<number> {
    const failures = await this.throttle.failuresOf(email);
    await this.throttle.reset(email);
    return failures.length;
  }
}
