import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { SessionUser } from '../contract/auth';
import { PASSKEY_TEXTS } from '../contract/passkeys';
import {
  type ProofInput,
  type RecoveryCodes,
  type Renewed,
  SECOND_STEP_TEXTS,
  type SecondStepSecret,
  type SecondStepState,
} from '../contract/second-step';
import { PasskeysService } from '../passkeys/passkeys.service';
import { recordInAuditLog } from '../platform/audit/audit-details';
import { MINUTE_MS } from '../platform/clock/durations';
import { KeyedMutex } from '../platform/concurrency/keyed-mutex';
import { conflict, invalid, notSignedIn, type ProductError } from '../platform/errors/product-error';
import { hasSecondStep } from '../second-step/second-step.schema';
import { type CodeFailure, SecondStepCodesService } from '../second-step/second-step-codes.service';
import { LoginThrottle } from '../sessions/login-throttle';
import { SettingsService } from '../settings/settings.service';
import { AccountMailsService } from './account-mails.service';
import type { NoticeKind } from './account-notices';
import { AccountsService } from './accounts.service';
import type { Caller } from './current-caller';
import { PasswordsService } from './passwords.service';
import { User, type UserRow } from './schemas/user.schema';

/** Time in which staff must confirm a new secret with a code from the app. */
const CONFIRM_MS = 30 * MINUTE_MS;

const REMOVED: UpdateQuery<UserRow> = { $unset: { secondStep: 1, newSecret: 1 } };

/** Manages two-step login of staff accounts. See docs/decisions/027-second-step.md. */
@Injectable()
export class SecondStepService {
  private readonly mutex = new KeyedMutex();

  constructor(
    @InjectModel(User.name) private readonly rows: Model<UserRow>,
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly codes: SecondStepCodesService,
    private readonly throttle: LoginThrottle,
    private readonly settings: SettingsService,
    private readonly mails: AccountMailsService,
    private readonly passkeys: PasskeysService,
  ) {}

  async read({ _id }: SessionUser): Promise<SecondStepState> {
    const row = await this.accounts.read(_id);
    const isRequired = await this.isRequired();
    return { isOn: hasSecondStep(row), recoveryCodesLeft: row.secondStep?.codes.length ?? 0, isRequired };
  }

  /** True if this account must set up two-step login before anything else. */
  async isMissing(row: UserRow): Promise<boolean> {
    return !hasSecondStep(row) && (await this.isRequired());
  }

  /**
   * Throws 401 with `secondStep` for a missing or wrong code, 401 if a passkey is needed, and 429 after too many
   * attempts.
   */
  async checkLogin(row: UserRow, code: string, address: string): Promise<void> {
    if (!hasSecondStep(row)) return this.refuseIfPasskeyNeeded(row);
    const refusal = (message: string) => notSignedIn(message, { secondStep: true });
    if (code === '') throw refusal(SECOND_STEP_TEXTS.asked);
    await this.use(row, code, address, refusal);
  }

  /**
   * Creates a secret, which counts after `confirm`. Throws 400 for a wrong password or code, 429 after too many
   * attempts.
   */
  async start(caller: Caller, proof: ProofInput): Promise<SecondStepSecret> {
    const row = await this.prove(caller, proof);
    const { siteName } = await this.settings.read();
    const { sealed, secret, uri } = await this.codes.makeSecret(siteName, row);
    const newSecret = { secret: sealed, at: new Date() };
    await this.rows.updateOne({ _id: row._id }, { $set: { newSecret } }, { timestamps: false });
    return { secret, uri };
  }

  /** Throws 400 for a wrong code, 409 if `start` was not called within `CONFIRM_MS`, 429 after too many attempts. */
  async confirm({ _id, network, browser }: Caller, code: string): Promise<RecoveryCodes & Renewed> {
    const row = await this.accounts.read(_id);
    const { secret = '', at = new Date(0) } = row.newSecret ?? {};
    if (Date.now() - at.getTime() > CONFIRM_MS) throw conflict(SECOND_STEP_TEXTS.notStarted);
    const refusal = (message: string) => invalid('code', message);
    const lastStep = await this.attempt(row, network, refusal, () => this.codes.stepOf(secret, row, code));
    const recoveryCodes = this.codes.makeRecoveryCodes();
    const secondStep = { secret, lastStep, codes: this.codes.hashesOf(recoveryCodes) };
    const only = { 'newSecret.secret': secret } as QueryFilter<UserRow>;
    const notice = hasSecondStep(row) ? 'secondStepReplaced' : 'secondStepOn';
    const renewed = await this.change(row, browser, notice, { $set: { secondStep }, $unset: { newSecret: 1 } }, only);
    return { ...renewed, recoveryCodes };
  }

  /** Throws 400 for a wrong password or code, 409 if two-step login is off, and 429 after too many attempts. */
  async renewCodes(caller: Caller, proof: ProofInput): Promise<RecoveryCodes> {
    const { _id, secondStep } = await this.proveOn(caller, proof);
    const recoveryCodes = this.codes.makeRecoveryCodes();
    const only = { _id, 'secondStep.secret': secondStep?.secret } as QueryFilter<UserRow>;
    const codes = this.codes.hashesOf(recoveryCodes);
    const change = { $set: { 'secondStep.codes': codes }, ...this.mails.due('recoveryCodes') };
    await this.rows.updateOne(only, change as UpdateQuery<UserRow>, { timestamps: false });
    this.mails.wake();
    recordInAuditLog({ subjectId: caller._id, fields: [] });
    return { recoveryCodes };
  }

  /** Throws 400 for a wrong password or code, 409 if two-step login is required or off, 429 after too many attempts. */
  async turnOff(caller: Caller, proof: ProofInput): Promise<Renewed> {
    if (await this.isRequired()) throw conflict(SECOND_STEP_TEXTS.required);
    return this.change(await this.proveOn(caller, proof), caller.browser, 'secondStepOff', REMOVED);
  }

  /**
   * For a person who has lost the phone: turns off two-step login, ends all sessions and queues an email, in one
   * write. Then removes the passkeys. Throws 404 for an unknown account. Throws 409 for the caller's own account, and
   * for an account with neither two-step login nor passkeys.
   */
  async takeAway(id: string, callerId: string): Promise<void> {
    const row = await this.accounts.read(id);
    // Refuses the caller's own account. Otherwise a stolen session could turn off two-step login without a password.
    if (row._id.toHexString() === callerId) throw conflict(SECOND_STEP_TEXTS.own);
    if (!hasSecondStep(row) && !(await this.passkeys.has('staff', row._id))) throw conflict(SECOND_STEP_TEXTS.off);
    await this.accounts.endSessions(id, { ...REMOVED, ...this.mails.due('secondStepTaken') });
    await this.passkeys.removeAll('staff', [row._id]);
    this.mails.wake();
  }

  /** Throws 401 if a passkey is needed: with the password alone, nobody may set up an authenticator app. */
  private async refuseIfPasskeyNeeded(row: UserRow): Promise<void> {
    if (!(await this.isRequired()) || !(await this.passkeys.has('staff', row._id))) return;
    throw notSignedIn(PASSKEY_TEXTS.needed);
  }

  private async isRequired(): Promise<boolean> {
    return (await this.settings.read()).requireSecondStep;
  }

  /** Changes the account, ends all sessions and queues a notice. Returns a token so that the caller stays logged in. */
  private async change(
    { _id }: UserRow,
    browser: string,
    notice: NoticeKind,
    change: UpdateQuery<UserRow>,
    only: QueryFilter<UserRow> = {},
  ): Promise<Renewed> {
    const renewed = await this.accounts.endOtherSessions(_id.toHexString(), notice, browser, change, only);
    if (!renewed) throw conflict(SECOND_STEP_TEXTS.notStarted);
    return renewed;
  }

  private async proveOn(caller: Caller, proof: ProofInput): Promise<UserRow> {
    if (!hasSecondStep(await this.accounts.read(caller._id))) throw conflict(SECOND_STEP_TEXTS.off);
    return this.prove(caller, proof);
  }

  /** Throws 400 for a wrong password or code, and 429 after too many attempts. */
  async prove(caller: Caller, { currentPassword, code = '' }: ProofInput): Promise<UserRow> {
    const row = await this.passwords.checkOwnPassword(caller, currentPassword);
    if (!hasSecondStep(row)) return row;
    if (code === '') throw invalid('code', SECOND_STEP_TEXTS.asked);
    await this.use(row, code, caller.network, (message) => invalid('code', message));
    return row;
  }

  private async use(
    row: UserRow,
    code: string,
    address: string,
    refusal: (message: string) => ProductError,
  ): Promise<void> {
    await this.attempt(row, address, refusal, () => this.codes.use(this.rows, row, code));
  }

  /** Runs attempts one after another, so that parallel guesses all count. Counts a wrong code as a failed login. */
  private attempt<Outcome>(
    row: UserRow,
    address: string,
    refusal: (message: string) => ProductError,
    check: () => Promise<Outcome | CodeFailure>,
  ): Promise<Exclude<Outcome, CodeFailure>> {
    return this.mutex.run(row._id.toHexString(), async () => {
      await this.throttle.load(row.email, address);
      this.throttle.check(row.email, address);
      const outcome = await check();
      if (outcome !== 'wrong' && outcome !== 'unreadable') return outcome as Exclude<Outcome, CodeFailure>;
      await this.throttle.noteFailure(row.email, address);
      throw refusal(SECOND_STEP_TEXTS[outcome as CodeFailure]);
    });
  }
}
