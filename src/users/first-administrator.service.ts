import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { EnvironmentError, WRONG_SETTINGS_EXIT_CODE } from '../platform/config/environment-error';
import { isDuplicateKey } from '../platform/errors/database-error';
import { PasswordHasher, randomPassword } from './password-hasher';
import { passwordProblem } from './password-rule';
import { User, type UserRow } from './schemas/user.schema';

const RETRY_MS = 1_000;

interface CreatedAdministrator {
  email: string;
  /** `undefined` if `ADMIN_PASSWORD` was set. */
  generatedPassword: string | undefined;
}

export function describeCreated({ email, generatedPassword }: CreatedAdministrator): string[] {
  const lines = [`first administrator: ${email}`];
  if (generatedPassword) lines.push(`password (shown only now): ${generatedPassword}`);
  return lines;
}

/** Stops the process by a signal, because after the start an exception would not stop it. */
function stopStart(error: Error): void {
  process.stderr.write(`mosi cannot start: ${error.message}\n`);
  process.exitCode = WRONG_SETTINGS_EXIT_CODE;
  process.kill(process.pid, 'SIGTERM');
}

/** Creates the first administrator in a database without users. */
@Injectable()
export class FirstAdministratorService implements OnApplicationBootstrap, OnApplicationShutdown {
  /** The administrator that this start created. `null` if there were users already. */
  created: CreatedAdministrator | null = null;

  private readonly logger = new Logger('FirstAdministratorService');
  /** True once the log has a warning that the database does not answer. The check is repeated, the warning is not. */
  private isDownTold = false;
  private readonly stopping = new AbortController();

  constructor(
    @InjectModel(User.name) private readonly users: Model<UserRow>,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    private readonly hasher: PasswordHasher,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!(await this.isEnsured())) void this.retryUntilEnsured().catch(stopStart);
  }

  onApplicationShutdown(): void {
    this.stopping.abort();
  }

  /** Repeats the check until the database answers. Prints the password, because the banner was printed before. */
  private async retryUntilEnsured(): Promise<void> {
    const { signal } = this.stopping;
    do {
      await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
    } while (!(await this.isEnsured()));
    if (this.created) process.stdout.write(`${describeCreated(this.created).join('\n')}\n`);
  }

  /** Creates the first administrator if there are no users. Returns false if the database does not answer. */
  private async isEnsured(): Promise<boolean> {
    try {
      // Creates the unique index first. Without it, two processes could both create an administrator.
      await this.users.createIndexes();
      if (!(await this.users.exists({}))) await this.create();
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return true;
      if (error instanceof EnvironmentError) throw error;
      if (!this.isDownTold)
        this.logger.warn(`Could not check yet whether an administrator is needed: ${(error as Error).name}.`);
      this.isDownTold = true;
      return false;
    }
  }

  private async create(): Promise<void> {
    const { adminEmail, adminPassword } = this.environment;
    const problem = adminPassword !== undefined && passwordProblem(adminPassword, adminEmail);
    if (problem) throw new EnvironmentError(`ADMIN_PASSWORD is too easy to guess. ${problem}`);
    const generatedPassword = adminPassword === undefined ? randomPassword() : undefined;
    const passwordHash = await this.hasher.hash(adminPassword ?? generatedPassword ?? '');
    await this.users.create({ name: 'Admin User', email: adminEmail, passwordHash, role: 'admin', active: true });
    this.created = { email: adminEmail, generatedPassword };
  }
}
