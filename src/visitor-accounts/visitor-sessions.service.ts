import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { MEMBER_COOKIE } from '../contract/visitor-accounts';
import { DAY_MS } from '../platform/clock/durations';
import { ENVIRONMENT } from '../platform/config/config.module';
import type { Environment } from '../platform/config/environment';
import { DatabaseReadiness } from '../platform/database/database-readiness';
import { isObjectId } from '../platform/http/object-id';
import { SigningKey } from '../platform/signing/signing-key';
import { EndedSessionsService } from '../sessions/ended-sessions.service';
import type { SessionClaims } from '../sessions/session-tokens.service';
import { VisitorAccount, type VisitorAccountRow } from './schemas/visitor-account.schema';

const SESSION_SECONDS = (30 * DAY_MS) / 1_000;

export interface VisitorSession {
  account: VisitorAccountRow;
  claims: SessionClaims;
}

type Payload = Partial<Record<'sub' | 'ver' | 'jti' | 'exp', unknown>>;

/**
 * Stores sessions of visitors in a cookie. Tokens of visitors and of staff are signed with different secrets, so a
 * visitor's token does not open the back office. Each login creates a new token. If an attacker has put a token into
 * the browser, the login replaces it.
 */
@Injectable()
export class VisitorSessionsService {
  private readonly name: string;
  private readonly pattern: RegExp;
  private readonly attributes: string;

  constructor(
    @InjectModel(VisitorAccount.name) private readonly accounts: Model<VisitorAccountRow>,
    private readonly jwt: JwtService,
    private readonly key: SigningKey,
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
    const claims = { sub: row._id.toHexString(), ver: row.tokenVersion, jti: randomBytes(16).toString('base64url') };
    const options = { algorithm: 'HS256', expiresIn: SESSION_SECONDS, secret: await this.secret() } as const;
    return this.cookies(await this.jwt.signAsync(claims, options), '1', SESSION_SECONDS);
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
    const claims = token === undefined ? null : await this.verify(token);
    if (!claims || !isObjectId(claims.userId)) return null;
    const [account, isEnded] = await this.readiness.whileAnswers(
      Promise.all([
        this.accounts.findById(new Types.ObjectId(claims.userId)).lean<VisitorAccountRow>(),
        this.ended.has(claims),
      ]),
    );
    return account?.tokenVersion === claims.tokenVersion && !isEnded ? { account, claims } : null;
  }

  private async verify(token: string): Promise<SessionClaims | null> {
    const secret = await this.secret();
    try {
      const { sub, ver, jti, exp } = await this.jwt.verifyAsync<Payload>(token, { secret, algorithms: ['HS256'] });
      if (typeof sub !== 'string' || typeof ver !== 'number') return null;
      if (typeof jti !== 'string' || typeof exp !== 'number') return null;
      return { userId: sub, tokenVersion: ver, sessionId: jti, expiresAt: new Date(exp * 1_000) };
    } catch {
      return null;
    }
  }

  /** Returns the cookie with the token, and a cookie that tells the page's script that a session exists. */
  private cookies(token: string, mark: string, seconds: number): string[] {
    return [
      `${this.name}=${token}; ${this.attributes}; Max-Age=${seconds}; HttpOnly`,
      `${MEMBER_COOKIE}=${mark}; ${this.attributes}; Max-Age=${seconds}`,
    ];
  }

  private async secret(): Promise<string> {
    return `visitor ${await this.key.read()}`;
  }
}
