import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
import type { SessionUser } from '../../contract/auth';
import type { Access } from '../../contract/calls/call';
import type { Role } from '../../contract/users';

/** Metadata key: the lowest role with access, or `public`. Routes without it are refused (deny by default). */
export const ACCESS = 'access';

/** Gives everyone access to a route. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);

/** Gives this role and all higher ones access to a route. */
export const Roles = (least: Role) => SetMetadata(ACCESS, least satisfies Access);

/** The caller. `user` is null for visitors. A public call treats an invalid token as none. */
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

/** The logged-in user on a route that is not public. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): SessionUser => {
  const user = context.switchToHttp().getRequest<ViewerRequest>().viewer?.user;
  if (!user) throw new Error('CurrentUser stands on a public route');
  return user;
});
