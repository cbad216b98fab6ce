import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { AUTH_TEXTS, type LoginAnswer, type LoginInput } from '../contract/auth';
import { KeyedMutex } from '../platform/concurrency/keyed-mutex';
import { PrioritySemaphore } from '../platform/concurrency/priority-semaphore';
import { notSignedIn, ProductError, tooMany } from '../platform/errors/product-error';
import { PROTECTION } from '../platform/limits/protection';
import { LoginThrottle } from '../sessions/login-throttle';
import { SessionTokensService } from '../sessions/session-tokens.service';
import { StaffSessionsService } from '../sessions/staff-sessions.service';
import { AccountsService } from '../users/accounts.service';
import { PasswordHasher } from '../users/password-hasher';
import { isActive, toSessionUser, type UserRow } from '../users/schemas/user.schema';
import { SecondStepService } from '../users/second-step.service';
import { FailedLoginsService } from './failed-logins.service';
import type { LoginBrowser } from './known-browsers.service';

const { slowMs, mostInLine, checks } = PROTECTION.signIns;

/** Rank of logins whose password a quick comparison finds probably right. Lower ranks are checked first. */
const FIRST = -1;

export const isRefusal = (error: unknown): error is ProductError =>
  error instanceof ProductError && error.getStatus() < 500;

@Injectable()
export class AuthService {
  private readonly mutex = new KeyedMutex();
  private readonly checks = new PrioritySemaphore(checks);

  constructor(
    private readonly accounts: AccountsService,
    private readonly hasher: PasswordHasher,
    private readonly throttle: LoginThrottle,
    private readonly tokens: SessionTokensService,
    private readonly sessions: StaffSessionsService,
    private readonly failures: FailedLoginsService,
    private readonly secondStep: SecondStepService,
  ) {}

  /**
   * Opens a session. Records success and failure.
   * Throws 401 for an unknown email address, a wrong password and an inactive user, always with the same text and after
   * the same time. Throws 429 after too many failures, and the errors of `SecondStepService.checkLogin`.
   * @param address the visitor's network from `visitorAddress`, by which failures are counted unless `browser` is known
   * @param shown the visitor's full IP address, for the log
   * @param browser appears in the person's list of sessions; if it is new to the account, the person gets an email
   */
  async login(input: LoginInput, address: string, shown: string, browser: LoginBrowser): Promise<LoginAnswer> {
    try {
      return await this.openSession(input, await this.originOf(input, address, browser), browser);
    } catch (error) {
      // Server errors, such as a missing database, do not count as failed logins. Nor does a login that lacks a code.
      const isAsked = isRefusal(error) && error.details.secondStep && !input.code;
      if (isRefusal(error) && !isAsked) this.failures.note(input.email, address, shown);
      throw error;
    }
  }

  /**
   * Returns the key under which failures of this login count: the network or, so that strangers in the same network
   * block no one, the account's known browser.
   */
  private async originOf({ email }: LoginInput, address: string, browser: LoginBrowser): Promise<string> {
    const user = await this.accounts.findByEmail(email);
    return (user && (await browser.knownAs(user._id.toHexString()))) || address;
  }

  private async openSession(input: LoginInput, address: string, browser: LoginBrowser): Promise<LoginAnswer> {
    const { email } = input;
    await this.throttle.load(email, address);
    this.throttle.check(email, address);
    if (this.mutex.waiting(address) >= mostInLine) throw tooMany(1);
    const delay = this.throttle.isSlow(email) ? wait(slowMs) : undefined;
    try {
      // Checks attempts from the same network one after another, because parallel attempts could exceed the limit.
      const user = await this.mutex.run(address, () => this.takeTurn(input, address));
      return await this.begin(user, browser, await this.secondStep.isMissing(user));
    } finally {
      await delay;
    }
  }

  /**
   * Begins a session of a user whose password and code, or passkey, were right. Ends the browser's earlier session.
   * @param isSetUp true if the session may only set up two-step login
   */
  async begin(user: UserRow, browser: LoginBrowser, isSetUp = false): Promise<LoginAnswer> {
    const owner = { userId: user._id.toHexString(), tokenVersion: user.tokenVersion, isSetUp };
    const isNew = (await browser.knownAs(owner.userId)) === null;
    await this.accounts.recordLogin(user, isNew ? browser.name : null);
    await this.logout(browser.formerToken);
    const token = await (isSetUp ? this.tokens.sign(owner) : this.sessions.open(owner, browser.name));
    return { success: true, token, user: toSessionUser(user), ...(isSetUp && { mustSetUp: true }) };
  }

  /** Ends the session of the token. Ignores an invalid token. */
  async logout(token: string | undefined): Promise<void> {
    const claims = token === undefined ? null : await this.tokens.read(token);
    if (claims) await this.sessions.end(claims);
  }

  /**
   * Checks the password. Only a few of these slow checks run at once, other attempts wait. If too many attempts wait,
   * some are refused without the check. A refused attempt counts as a failure only if the quick `glance` shows that its
   * password is wrong.
   */
  private async takeTurn(input: LoginInput, address: string): Promise<UserRow> {
    const { email, password } = input;
    const glance = this.hasher.glance((await this.accounts.findByEmail(email))?.passwordHash, password);
    const rank = glance === 'likely' ? () => FIRST : this.throttle.rankOf(address);
    let isBegun = false;
    try {
      return await this.checks.run(rank, () => {
        isBegun = true;
        return this.check(input, address);
      });
    } catch (error) {
      if (!isBegun && glance === 'wrong') await this.throttle.noteFailure(email, address);
      throw error;
    }
  }

  private async check({ email, password, code = '' }: LoginInput, address: string): Promise<UserRow> {
    this.throttle.check(email, address);
    const user = await this.accounts.findByEmail(email);
    const isMatch = await this.hasher.matches(user?.passwordHash, password);
    if (!user || !isMatch || !isActive(user)) {
      await this.throttle.noteFailure(email, address);
      throw notSignedIn(AUTH_TEXTS.wrong);
    }
    // Reads the failures again, because other processes may have counted some in the meantime.
    await this.throttle.load(email, address);
    this.throttle.check(email, address);
    await this.secondStep.checkLogin(user, code, address);
    return user;
  }
}
