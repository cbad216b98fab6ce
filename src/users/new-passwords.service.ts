import { Injectable } from '@nestjs/common';
import { invalid } from '../platform/errors/product-error';
import { SettingsService } from '../settings/settings.service';
import { PasswordHasher } from './password-hasher';
import { passwordProblem } from './password-rule';

/** Checks and hashes new passwords of staff and visitors. */
@Injectable()
export class NewPasswordsService {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly settings: SettingsService,
  ) {}

  /** Throws 400 if the password is too weak. */
  async refuseWeak(password: string, email: string): Promise<void> {
    const problem = passwordProblem(password, email, (await this.settings.read()).siteName);
    if (problem) throw invalid('password', problem);
  }

  /** Returns the hash. Throws 400 if the password is too weak. */
  async hash(password: string, email: string): Promise<string> {
    await this.refuseWeak(password, email);
    return this.hasher.hash(password);
  }
}
