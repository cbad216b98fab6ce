import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
import type { SessionUser } from '../../contract/auth';
import type { Access } from '../../contract/calls/call';
import type { Role } from '../../contract/users';

/** Metadata key of a route's access: the lowest role that may call it, or `public`. Routes without it are refused. */
export const ACCESS = 'access';
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
export const Roles = (least: Role) => SetMetadata(ACCESS, least satisfies Access);

/** Caller of a route. `user` is null for visitors, and on public routes for an invalid token. */
export interface Viewer {
  user: SessionUser | null;
  isVisitor: boolean;
}

export type ViewerRequest = Request & { viewer?: Viewer };

export const CurrentViewer = createParamDecorator((_data: unknown, context: ExecutionContext): Viewer => {
  const request = context.switchToHttp().getRequest<ViewerRequest>();
  return request.viewer ?? { user: null, isVisitor: true };
});

/** Injects the logged-in user. Throws on public routes. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): SessionUser => {
  const user = context.switchToHttp().getRequest<ViewerRequest>().viewer?.user;
  if (!user) throw new Error('CurrentUser is used on a public route, which has no user');
  return user;
});
