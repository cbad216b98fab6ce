import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { type AccountLinkRow, NO_ACCOUNT } from '../account-links/account-link.schema';
import { AccountLinksService, refuseLink } from '../account-links/account-links.service';
import { AUTH_TEXTS } from '../contract/auth';
import { PASSWORD_TEXTS } from '../contract/users';
import { KeyedMutex } from '../platform/concurrency/keyed-mutex';
import { PrioritySemaphore } from '../platform/concurrency/priority-semaphore';
import { isDuplicateKey } from '../platform/errors/database-error';
import { conflict, invalid, notSignedIn, tooMany } from '../platform/errors/product-error';
import { LimitStore } from '../platform/limits/limit-store';
import { withMinimumDuration } from '../platform/limits/minimum-duration';
import { PROTECTION } from '../platform/limits/protection';
import type { SlidingWindow } from '../platform/limits/sliding-window';
import { toPendingMail } from '../platform/mail/pending-mails';
import { LoginThrottle } from '../sessions/login-throttle';
import { NewPasswordsService } from '../users/new-passwords.service';
import { PasswordHasher } from '../users/password-hasher';
import { VisitorAccount, type VisitorAccountRow } from './schemas/visitor-account.schema';
import type { OwnPasswordDto, SignUpDto, VisitorLoginDto } from './visitor-account.dto';
import { VisitorAccountMailsService, type VisitorNoticeKind } from './visitor-account-mails.service';

const { slowMs, mostInLine, checks } = PROTECTION.signIns;
const { windowMs, most, mostOfAll } = PROTECTION.visitorLinks;
const ALL = 'all';

/** Sender of a request: the visitor's network, for limits, and the visitor's IP address, for the log. */
export interface Origin {
  network: string;
  address: string;
}

/** Key for counting failed logins. It differs from that of staff, so that visitors do not lock out staff. */
export const throttleKey = (counted: string): string => `visitor ${counted}`;

/** Manages visitor accounts. See docs/decisions/028-visitor-accounts.md. */
@Injectable()
export class VisitorAccountsService {
  private readonly logger = new Logger('SignIn');
  private readonly requested: SlidingWindow;
  private readonly mutex = new KeyedMutex();
  /** Checks one password at a time for all visitors together, so that their logins do not delay logins of staff. */
  private readonly checks = new PrioritySemaphore({ ...checks, maxRunning: 1 });

  constructor(
    @InjectModel(VisitorAccount.name) private readonly accounts: Model<VisitorAccountRow>,
    private readonly links: AccountLinksService,
    private readonly hasher: PasswordHasher,
    private readonly newPasswords: NewPasswordsService,
    private readonly throttle: LoginThrottle,
    private readonly mails: VisitorAccountMailsService,
    store: LimitStore,
  ) {
    this.requested = store.open('links of visitors', windowMs, mostOfAll, [{ windowMs, most: mostOfAll }]);
  }

  /**
   * Emails the link that creates the account, or a notice to the owner of an existing account. Answer and duration are
   * the same in both cases. Throws 400 for a weak password, but does not store the password: the owner of the email
   * address chooses one after opening the link. A stranger who signs up with this email address does not know that one.
   */
  async signUp({ name, email, password }: SignUpDto): Promise<void> {
    await this.newPasswords.refuseWeak(password, email);
    await withMinimumDuration(this.promiseSignUp(name, email));
  }

  /** Emails a link. Answer and duration are the same for unknown email addresses. */
  async askForLink(kind: 'visitorLogin' | 'visitorPassword', email: string): Promise<void> {
    await withMinimumDuration(this.promiseLink(kind, email));
  }

  /** Creates the account. Throws 404 for an invalid link, 400 for a weak password: the link then stays valid. */
  async confirm(token: string, password: string): Promise<VisitorAccountRow> {
    const link = await this.links.find('signUp', token);
    if (link.tokenVersion !== NO_ACCOUNT) refuseLink();
    const passwordHash = await this.newPasswords.hash(password, link.email);
    await this.links.spend(link);
    const account = { name: link.name, email: link.email, passwordHash, activeAt: new Date() };
    const made = await this.accounts.create(account).catch((error: unknown) => {
      if (isDuplicateKey(error)) refuseLink();
      throw error;
    });
    return made.toObject<VisitorAccountRow>();
  }

  /** Logs in with an emailed link. Throws 404 for an invalid link. */
  async useLoginLink(token: string): Promise<VisitorAccountRow> {
    const link = await this.links.find('visitorLogin', token);
    const row = await this.accountOf(link);
    await this.links.spend(link);
    return this.noteLogin(row);
  }

  /** Sets a new password and ends all sessions. Throws 404 for an invalid link, 400 for a weak password. */
  async resetPassword(token: string, password: string): Promise<VisitorAccountRow> {
    const link = await this.links.find('visitorPassword', token);
    const row = await this.accountOf(link);
    return (await this.replacePassword(row, password, () => this.links.spend(link))) ?? refuseLink();
  }

  /** Throws 401 with one text and after one time for any wrong input, 429 after too many failures. */
  async login({ email, password }: VisitorLoginDto, origin: Origin): Promise<VisitorAccountRow> {
    const row = await this.verify(email, password, origin);
    if (!row) throw notSignedIn(AUTH_TEXTS.wrong);
    return this.noteLogin(row);
  }

  async rename({ _id }: VisitorAccountRow, name: string): Promise<void> {
    await this.accounts.updateOne({ _id }, { $set: { name } });
  }

  /**
   * Sets a new password and ends all sessions. Throws 400 if the current password is wrong or the new one is weak, 409
   * if the account changes during this call, and 429 after too many failures.
   */
  async changePassword(account: VisitorAccountRow, input: OwnPasswordDto, origin: Origin): Promise<VisitorAccountRow> {
    const row = await this.refuseWrongPassword(account, input.currentPassword, origin);
    return (await this.replacePassword(row, input.password)) ?? refuseChanged();
  }

  /** Returns the stored account. Throws 400 for a wrong password, 429 after too many failures. */
  async refuseWrongPassword(account: VisitorAccountRow, currentPassword: string, origin: Origin) {
    const row = await this.verify(account.email, currentPassword, origin);
    if (!row?._id.equals(account._id)) throw invalid('currentPassword', PASSWORD_TEXTS.currentWrong);
    return row;
  }

  /** Stores the time of a login. */
  async noteLogin(row: VisitorAccountRow): Promise<VisitorAccountRow> {
    await this.accounts.updateOne({ _id: row._id }, { $set: { activeAt: new Date() } }, { timestamps: false });
    return row;
  }

  findById(_id: Types.ObjectId): Promise<VisitorAccountRow | null> {
    return this.accounts.findById(_id).lean<VisitorAccountRow>();
  }

  findByEmail(email: string): Promise<VisitorAccountRow | null> {
    return this.accounts.findOne({ email }).lean<VisitorAccountRow>();
  }

  /** Ends all sessions in the write that stores fields and email. Returns `null` if the account has changed. */
  async endSessions(
    { _id, tokenVersion }: Pick<VisitorAccountRow, '_id' | 'tokenVersion'>,
    notice: VisitorNoticeKind,
    fields: Partial<VisitorAccountRow> = {},
  ): Promise<VisitorAccountRow | null> {
    const change = {
      $set: { ...fields, activeAt: new Date() },
      $inc: { tokenVersion: 1 },
      $push: { pendingMails: toPendingMail(notice, Date.now()) },
    };
    const row = await this.accounts
      .findOneAndUpdate({ _id, tokenVersion }, change, { returnDocument: 'after' })
      .lean<VisitorAccountRow>();
    this.mails.wake();
    return row;
  }

  /**
   * Returns `null` if the account has changed since it was read.
   * @param spend marks the emailed link as used, if the visitor sets the password with a link.
   */
  private async replacePassword(
    row: VisitorAccountRow,
    password: string,
    spend?: () => Promise<void>,
  ): Promise<VisitorAccountRow | null> {
    const passwordHash = await this.newPasswords.hash(password, row.email);
    await spend?.();
    return this.endSessions(row, 'visitorPasswordChanged', { passwordHash });
  }

  /** Returns the account, or `null` for a wrong password, which counts. Throws 429 after too many failures. */
  private async verify(email: string, password: string, { network, address }: Origin) {
    const [key, from] = [throttleKey(email), throttleKey(network)];
    await this.throttle.load(key, from);
    this.throttle.check(key, from);
    if (this.mutex.waiting(network) >= mostInLine) throw tooMany(1);
    const delay = this.throttle.isSlow(key) ? wait(slowMs) : undefined;
    try {
      // Runs attempts from the same network one after another, so that parallel guesses are all counted.
      return await this.mutex.run(network, () =>
        this.checks.run(this.throttle.rankOf(from), async () => {
          this.throttle.check(key, from);
          const row = await this.findByEmail(email);
          const isMatch = await this.hasher.matches(row?.passwordHash, password);
          if (row && isMatch) {
            // Reads the failures again, because other processes may have counted some in the meantime.
            await this.throttle.load(key, from);
            this.throttle.check(key, from);
            return row;
          }
          this.logger.warn(`Sign-in failed from ${address}`);
          await this.throttle.noteFailure(key, from);
          return null;
        }),
      );
    } finally {
      await delay;
    }
  }

  private async promiseSignUp(name: string, email: string): Promise<void> {
    const known = await this.findByEmail(email);
    if (!(await this.mayMail('signUp', email))) return;
    await this.links.make('signUp', email, { email, name, tokenVersion: known ? known.tokenVersion : NO_ACCOUNT });
  }

  private async promiseLink(kind: 'visitorLogin' | 'visitorPassword', email: string): Promise<void> {
    const row = await this.findByEmail(email);
    if (!row || !(await this.mayMail(kind, email))) return;
    await this.links.make(kind, row._id.toHexString(), { email, tokenVersion: row.tokenVersion });
  }

  /**
   * Counts an email. Returns false if the email address has reached its limit, so that strangers cannot flood a
   * mailbox. Throws 429 if sign-ups of all email addresses together have reached their limit.
   */
  private async mayMail(kind: string, email: string): Promise<boolean> {
    const now = performance.now();
    const key = `${kind} ${email}`;
    await this.requested.load(key, ALL);
    // `mostOfAll` limits only emails of sign-ups, because only they reach people without an account. Links to log in
    // still work during a flood of sign-ups.
    if (kind === 'signUp' && this.requested.count(ALL, now) >= mostOfAll) throw tooMany(windowMs / 1_000);
    if (this.requested.count(key, now) >= most) return false;
    return (await this.requested.add(key, now)) && (kind !== 'signUp' || this.requested.add(ALL, now));
  }

  /** Returns the account of a link. Throws 404 if the account has changed since the link was sent. */
  private async accountOf({ subject, email, tokenVersion }: AccountLinkRow): Promise<VisitorAccountRow> {
    const row = await this.findByEmail(email);
    return row?._id.toHexString() === subject && row.tokenVersion === tokenVersion ? row : refuseLink();
  }
}

export function refuseChanged(): never {
  throw conflict('Your account was changed at the same time. Please try again.');
}
