import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { MEMBER_COOKIE } from '../contract/visitor-accounts';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { DatabaseReadiness } from '../platform/database/database-readiness';
import { isObjectId } from '../platform/http/object-id';
import { EndedSessionsService } from '../sessions/ended-sessions.service';
import { type SessionClaims, SessionTokensService, VISITOR_SECONDS } from '../sessions/session-tokens.service';
import { VisitorAccount, type VisitorAccountRow } from './schemas/visitor-account.schema';

export interface VisitorSession {
  account: VisitorAccountRow;
  claims: SessionClaims;
}

/** Sessions of visitors, in a cookie. A login replaces a token that an attacker put into the browser. */
@Injectable()
export class VisitorSessionsService {
  private readonly name: string;
  private readonly pattern: RegExp;
  private readonly attributes: string;

  constructor(
    @InjectModel(VisitorAccount.name) private readonly accounts: Model<VisitorAccountRow>,
    private readonly tokens: SessionTokensService,
    private readonly ended: EndedSessionsService,
    private readonly readiness: DatabaseReadiness,
    @Inject(ENVIRONMENT) { publicUrl }: Environment,
  ) {
    const isSecure = publicUrl.startsWith('https://');
    // The prefix `__Host-` makes browsers refuse the cookie from other hosts of the domain and over plain HTTP. See RFC
    // 6265bis, section 4.1.3.
    this.name = isSecure ? '__Host-mosi-account' : 'mosi-account';
    this.pattern = new RegExp(`(?:^|; )${this.name}=([\\w.-]+)`);
    this.attributes = `Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  }

  /** Begins a session and ends the previous one. Returns the cookies to send. */
  async open(row: VisitorAccountRow, before: VisitorSession | null): Promise<string[]> {
    if (before) await this.ended.add(before.claims);
    const owner = { userId: row._id.toHexString(), tokenVersion: row.tokenVersion };
    return this.cookies(await this.tokens.sign(owner, 'visitor'), '1', VISITOR_SECONDS);
  }

  /** Ends one session. Returns cookies that delete the session cookies in the browser. */
  async close(session: VisitorSession | null): Promise<string[]> {
    if (session) await this.ended.add(session.claims);
    return this.cookies('', '', 0);
  }

  /** True if the request has a session cookie, valid or not. */
  isSent({ headers }: IncomingMessage): boolean {
    return headers.cookie !== undefined && this.pattern.test(headers.cookie);
  }

  /**
   * Returns `null` without a valid session. Checks the signature before it reads the account, so that forged cookies
   * cost no query. Throws 503 if the database does not answer.
   */
  async read({ headers }: IncomingMessage): Promise<VisitorSession | null> {
    const [, token] = this.pattern.exec(headers.cookie ?? '') ?? [];
    const claims = token === undefined ? null : await this.tokens.read(token, 'visitor');
    if (!claims || !isObjectId(claims.userId)) return null;
    const [account, isEnded] = await this.readiness.whileAnswers(
      Promise.all([
        this.accounts.findById(new Types.ObjectId(claims.userId)).lean<VisitorAccountRow>(),
        this.ended.has(claims),
      ]),
    );
    return account?.tokenVersion === claims.tokenVersion && !isEnded ? { account, claims } : null;
  }

  /** Returns the cookie with the token, and a cookie that tells the page's script that a session exists. */
  private cookies(token: string, mark: string, seconds: number): string[] {
    return [
      `${this.name}=${token}; ${this.attributes}; Max-Age=${seconds}; HttpOnly`,
      `${MEMBER_COOKIE}=${mark}; ${this.attributes}; Max-Age=${seconds}`,
    ];
  }
}
