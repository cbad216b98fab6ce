import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { type SessionUser, TOKEN_HEADER } from '../contract/auth';
import type { Access } from '../contract/calls/call';
import { allows } from '../contract/users';
import { ACCESS, type ViewerRequest } from '../platform/access/access.decorator';
import { StaffBrowsersService } from '../platform/access/staff-browsers.service';
import { callOf } from '../platform/call-of';
import { DatabaseReadiness } from '../platform/database/database-readiness';
import { forbidden, notSignedIn } from '../platform/errors/product-error';
import { EndedSessionsService } from '../sessions/ended-sessions.service';
import { type SessionClaims, SessionTokensService } from '../sessions/session-tokens.service';
import { StaffSessionsService } from '../sessions/staff-sessions.service';
import { AccountsService } from '../users/accounts.service';

/** Returns the token from `x-auth-token` or `Authorization: Bearer`. */
export function tokenOf(request: Request): string | undefined {
  return request.get(TOKEN_HEADER) ?? /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
}

type SessionRequest = ViewerRequest & { session?: SessionClaims };

/** Injects the session of the logged-in user. Throws on public routes. */
export const CurrentSession = createParamDecorator((_data: unknown, context: ExecutionContext): SessionClaims => {
  const { session } = context.switchToHttp().getRequest<SessionRequest>();
  if (!session) throw new Error('CurrentSession is used on a public route, which has no session');
  return session;
});

/**
 * Guards every route. Routes without declared access are refused. The guard reads the user for each call, so that an
 * ended session is refused at once. Throws 401 without a valid token, 403 if the role is too low.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: SessionTokensService,
    private readonly accounts: AccountsService,
    private readonly ended: EndedSessionsService,
    private readonly readiness: DatabaseReadiness,
    private readonly staff: StaffBrowsersService,
    private readonly sessions: StaffSessionsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const needed = this.reflector.get<Access | undefined>(ACCESS, context.getHandler());
    if (needed === undefined) throw forbidden();
    const request = context.switchToHttp().getRequest<SessionRequest>();
    const user = await this.findUser(request, callOf(context)?.forSetUp === true);
    if (user) this.staff.note(request);
    request.viewer = { user, isVisitor: user === null };
    const response = context.switchToHttp().getResponse<Response>();
    response.setHeader('Cache-Control', user === null ? 'no-store' : 'private, no-store');
    if (needed === 'public') return true;
    if (!user) throw notSignedIn();
    if (!allows(user.role, needed)) throw forbidden();
    return true;
  }

  /** Returns the user of the token. A token for setting up two-step login gets a user only if `isForSetUp` is true. */
  private async findUser(request: SessionRequest, isForSetUp: boolean): Promise<SessionUser | null> {
    const token = tokenOf(request);
    const claims = token === undefined ? null : await this.tokens.read(token);
    if (!claims || (claims.isSetUp && !isForSetUp)) return null;
    const [user, isEnded] = await this.readiness.whileAnswers(
      Promise.all([this.accounts.findBySession(claims.userId, claims.tokenVersion), this.ended.has(claims)]),
    );
    if (isEnded || !user) return null;
    if (!(await this.readiness.whileAnswers(this.sessions.use(claims)))) return null;
    request.session = claims;
    return user;
  }
}
