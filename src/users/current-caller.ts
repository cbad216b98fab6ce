import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { SessionUser } from '../contract/auth';
import type { ViewerRequest } from '../platform/access/access.decorator';
import { browserName } from '../platform/http/browser-name';
import { visitorAddress } from '../platform/limits/visitor-address';

/** Logged-in user who changes an account, with network for counting wrong passwords and browser for a new session. */
export interface Caller extends SessionUser {
  network: string;
  browser: string;
}

/** Injects the caller. Throws on public routes. */
export const CurrentCaller = createParamDecorator((_data: unknown, context: ExecutionContext): Caller => {
  const request = context.switchToHttp().getRequest<ViewerRequest>();
  const user = request.viewer?.user;
  if (!user) throw new Error('CurrentCaller is used on a public route, which has no user');
  return { ...user, network: visitorAddress(request), browser: browserName(request) };
});
