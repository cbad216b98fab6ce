import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
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
import { LoginThrottle } from '../sessions/login-throttle';
import { PasswordHasher } from '../users/password-hasher';
import { refuseWeakPassword } from '../users/password-rule';
import { VisitorAccount, type VisitorAccountRow } from './schemas/visitor-account.schema';
import type { OwnPasswordDto, SignUpDto, VisitorLoginDto } from './visitor-account.dto';

const { slowMs, mostInLine, checks } = PROTECTION.signIns;
const { windowMs, most, mostOfAll } = PROTECTION.visitorLinks;
const ALL = 'all';

/** Network of a visitor and the IP address for the log. */
export interface Origin {
  network: string;
  address: string;
}

/** Key of failed logins. Those of staff with the same email address are counted for themselves. */
export const throttleKey = (email: string): string => `visitor ${email}`;

/** Accounts of visitors: docs/decisions/028-visitor-accounts.md */
@Injectable()
export class VisitorAccountsService {
  private readonly logger = new Logger('SignIn');
  private readonly asked: SlidingWindow;
  private readonly mutex = new KeyedMutex();
  /** One at a time, so that a flood of visitors leaves a hash for staff. */
  private readonly checks = new PrioritySemaphore({ ...checks, maxRunning: 1 });

  constructor(
    @InjectModel(VisitorAccount.name) private readonly accounts: Model<VisitorAccountRow>,
    private readonly links: AccountLinksService,
    private readonly hasher: PasswordHasher,
    private readonly throttle: LoginThrottle,
    store: LimitStore,
  ) {
    this.asked = store.open('links of visitors', windowMs, mostOfAll, [{ windowMs, most: mostOfAll }]);
  }

  /**
   * Emails the link that makes the account, or tells the owner of an existing one. The answer is the same, in the same
   * time. The password is only checked: it is chosen again by whoever confirms the email address, so that a stranger
   * who signs up first knows no password of the account. Errors: 400 a password that is easy to guess.
   */
  async signUp({ name, email, password }: SignUpDto): Promise<void> {
    refuseWeakPassword(password, email);
    await withMinimumDuration(this.promiseSignUp(name, email));
  }

  /** Emails a link to log in or to set a new password. The answer is the same, in the same time, for every address. */
  async askForLink(kind: 'visitorLogin' | 'visitorPassword', email: string): Promise<void> {
    await withMinimumDuration(this.promiseLink(kind, email));
  }

  /** Makes the account of a sign-up link. Errors: 404 invalid link; 400 as `signUp`, and the link stays valid. */
  async confirm(token: string, password: string): Promise<VisitorAccountRow> {
    const link = await this.links.find('signUp', token);
    if (link.tokenVersion !== NO_ACCOUNT) refuseLink();
    refuseWeakPassword(password, link.email);
    const passwordHash = await this.hasher.hash(password);
    await this.links.spend(link);
    const account = { name: link.name, email: link.email, passwordHash, activeAt: new Date() };
    const made = await this.accounts.create(account).catch((error: unknown) => {
      if (isDuplicateKey(error)) refuseLink();
      throw error;
    });
    return made.toObject<VisitorAccountRow>();
  }

  /** Logs in by an emailed link. Errors: 404 invalid link. */
  async useLoginLink(token: string): Promise<VisitorAccountRow> {
    const link = await this.links.find('visitorLogin', token);
    const row = await this.accountOf(link);
    await this.links.spend(link);
    return this.noteLogin(row);
  }

  /** Sets a new password by an emailed link and ends all sessions. Errors: those of `confirm`. */
  async resetPassword(token: string, password: string): Promise<VisitorAccountRow> {
    const link = await this.links.find('visitorPassword', token);
    const row = await this.accountOf(link);
    return (await this.replacePassword(row, password, () => this.links.spend(link))) ?? refuseLink();
  }

  /**
   * Errors: 401 with the same text and time for an unknown email address and a wrong password; 429 after too many
   * failures.
   */
  async login({ email, password }: VisitorLoginDto, origin: Origin): Promise<VisitorAccountRow> {
    const row = await this.verify(email, password, origin);
    if (!row) throw notSignedIn(AUTH_TEXTS.wrong);
    return this.noteLogin(row);
  }

  async rename({ _id }: VisitorAccountRow, name: string): Promise<void> {
    await this.accounts.updateOne({ _id }, { $set: { name } });
  }

  /** Ends all sessions. Errors: 400 for a wrong current or a weak new password; 429; 409 if the account was changed. */
  async changePassword(account: VisitorAccountRow, input: OwnPasswordDto, origin: Origin): Promise<VisitorAccountRow> {
    const row = await this.refuseWrongPassword(account, input.currentPassword, origin);
    return (await this.replacePassword(row, input.password)) ?? refuseChanged();
  }

  /** Deletes the account, not what was sent with its email address. Errors: 400 a wrong current password; 429. */
  async close(account: VisitorAccountRow, currentPassword: string, origin: Origin): Promise<void> {
    const { _id } = await this.refuseWrongPassword(account, currentPassword, origin);
    await this.accounts.deleteOne({ _id });
  }

  private async refuseWrongPassword(account: VisitorAccountRow, currentPassword: string, origin: Origin) {
    const row = await this.verify(account.email, currentPassword, origin);
    if (!row?._id.equals(account._id)) throw invalid('currentPassword', PASSWORD_TEXTS.currentWrong);
    return row;
  }

  findByEmail(email: string): Promise<VisitorAccountRow | null> {
    return this.accounts.findOne({ email }).lean<VisitorAccountRow>();
  }

  /** Returns `null` if the account has changed meanwhile. @param spend marks the link as used */
  private async replacePassword(
    { _id, email, tokenVersion }: VisitorAccountRow,
    password: string,
    spend?: () => Promise<void>,
  ): Promise<VisitorAccountRow | null> {
    refuseWeakPassword(password, email);
    const passwordHash = await this.hasher.hash(password);
    await spend?.();
    const change = { $set: { passwordHash, activeAt: new Date() }, $inc: { tokenVersion: 1 } };
    return this.accounts
      .findOneAndUpdate({ _id, tokenVersion }, change, { returnDocument: 'after' })
      .lean<VisitorAccountRow>();
  }

  /** Returns the account if the password is right, else counts and logs the failure. Errors: 429. */
  private async verify(email: string, password: string, { network, address }: Origin) {
    const key = throttleKey(email);
    await this.throttle.load(key, network);
    this.throttle.check(key, network);
    if (this.mutex.waiting(network) >= mostInLine) throw tooMany(1);
    const delay = this.throttle.isSlow(key) ? wait(slowMs) : undefined;
    try {
      // One at a time and counted again, so that parallel attempts are all counted.
      return await this.mutex.run(network, () =>
        this.checks.run(this.throttle.rankOf(network), async () => {
          this.throttle.check(key, network);
          const row = await this.findByEmail(email);
          const isMatch = await this.hasher.matches(row?.passwordHash, password);
          if (row && isMatch) {
            // Other processes may have counted failures meanwhile.
            await this.throttle.load(key, network);
            this.throttle.check(key, network);
            return row;
          }
          this.logger.warn(`Sign-in failed from ${address}`);
          await this.throttle.noteFailure(key, network);
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

  /** Counts an email, so that strangers cannot flood one mailbox or many. */
  private async mayMail(kind: string, email: string, now = performance.now()): Promise<boolean> {
    const key = `${kind} ${email}`;
    await this.asked.load(key, ALL);
    if (this.asked.count(key, now) >= most) return false;
    // Only sign-ups go to people without an account, and nobody may block the links of others.
    if (kind !== 'signUp') return this.asked.add(key, now);
    if (this.asked.count(ALL, now) >= mostOfAll) return false;
    return (await this.asked.add(key, now)) && this.asked.add(ALL, now);
  }

  /** Returns the account of a link if it is unchanged. Errors: 404. */
  private async accountOf({ subject, email, tokenVersion }: AccountLinkRow): Promise<VisitorAccountRow> {
    const row = await this.findByEmail(email);
    return row?._id.toHexString() === subject && row.tokenVersion === tokenVersion ? row : refuseLink();
  }

  private async noteLogin(row: VisitorAccountRow): Promise<VisitorAccountRow> {
    await this.accounts.updateOne({ _id: row._id }, { $set: { activeAt: new Date() } }, { timestamps: false });
    return row;
  }
}

function refuseChanged(): never {
  throw conflict('Your account was changed meanwhile. Please try again.');
}
