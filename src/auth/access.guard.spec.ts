import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { SessionUser } from '../contract/auth';
import { ROLES, type Role } from '../contract/users';
import { Roles, type ViewerRequest } from '../platform/access/access.decorator';
import type { StaffBrowsersService } from '../platform/access/staff-browsers.service';
import type { DatabaseReadiness } from '../platform/database/database-readiness';
import type { ProductError } from '../platform/errors/product-error';
import type { EndedSessionsService } from '../sessions/ended-sessions.service';
import type { SessionTokensService } from '../sessions/session-tokens.service';
import type { StaffSessionsService } from '../sessions/staff-sessions.service';
import type { AccountsService } from '../users/accounts.service';
import { AccessGuard } from './access.guard';

class Routes {
  undeclared(): void {}

  @Roles('admin')
  admins(): void {}
}

const sessionOf = (role: Role): SessionUser => ({ _id: role, name: role, email: `${role}@example.com`, role });

/** In this file, a token is the name of its account's role. Other tokens have no account. */
const tokens = {
  read: async (token: string) => ({ userId: token, tokenVersion: 0 }),
} as unknown as SessionTokensService;
const accounts = {
  findBySession: async (id: string) => ((ROLES as readonly string[]).includes(id) ? sessionOf(id as Role) : null),
} as unknown as AccountsService;

const ended = { has: async () => false } as unknown as EndedSessionsService;

const readiness = { whileAnswers: (work: Promise<unknown>) => work } as DatabaseReadiness;

const sessions = { use: async () => true } as unknown as StaffSessionsService;

const staff = { note: () => {} } as unknown as StaffBrowsersService;

/** Returns the guard's answer: `true`, or the status of the refusal. */
async function ask(route: keyof Routes, headers: Record<string, string> = {}) {
  const request = { get: (name: string) => headers[name] } as unknown as ViewerRequest;
  const context = {
    getHandler: () => Routes.prototype[route],
    switchToHttp: () => ({ getRequest: () => request, getResponse: () => ({ setHeader: () => {} }) }),
  } as unknown as ExecutionContext;
  const guard = new AccessGuard(new Reflector(), tokens, accounts, ended, readiness, staff, sessions);
  const answer = await guard.canActivate(context).catch((error: ProductError) => error.getStatus());
  return answer;
}

describe('AccessGuard', () => {
  it('refuses a route that declares no access, to an administrator too', async () => {
    expect(await ask('undeclared')).toBe(403);
    expect(await ask('undeclared', { 'x-auth-token': 'admin' })).toBe(403);
  });

  it('takes a bearer token, and the header of its own first', async () => {
    expect(await ask('admins', { authorization: 'Bearer admin' })).toBe(true);
    expect(await ask('admins', { authorization: 'bearer  admin' })).toBe(true);
    expect(await ask('admins', { authorization: 'admin' })).toBe(401);
    expect(await ask('admins', { authorization: 'Bearer admin', 'x-auth-token': 'viewer' })).toBe(403);
  });
});
