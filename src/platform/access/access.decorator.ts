import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
import type { SessionUser } from '../../contract/auth';
import type { Access } from '../../contract/calls/call';
import type { Role } from '../../contract/users';

/** Metadata key: the least role that may call, or `public`. A route without it is refused (deny by default). */
export const ACCESS = 'access';

/** Opens a route to everybody. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);

/** Opens a route to everybody who may do at least what this role may. */
export const Roles = (least: Role) => SetMetadata(ACCESS, least satisfies Access);

/** Who calls: `user` is null for a visitor. A bad token on a public call counts as none. */
export interface Viewer {
  user: SessionUser | null;
  isVisitor: boolean;
}

export type ViewerRequest = Request & { viewer?: Viewer };

/** The caller, set by the guard. */
export const CurrentViewer = createParamDecorator((_data: unknown, context: ExecutionContext): Viewer => {
  const request = context.switchToHttp().getRequest<ViewerRequest>();
  return request.viewer ?? { user: null, isVisitor: true };
});

/** The signed-in person on a route that is not public. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): SessionUser => {
  const user = context.switchToHttp().getRequest<ViewerRequest>().viewer?.user;
  if (!user) throw new Error('CurrentUser stands on a public route');
  return user;
});
