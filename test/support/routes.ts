import { type INestApplication, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, ModulesContainer } from '@nestjs/core';
import { AUDIT_CALLS } from '../../src/contract/calls/audit.calls';
import type { Access, CallDefinition } from '../../src/contract/calls/call';
import { RESOURCE_CALLS } from '../../src/contract/calls/resource-calls';
import { ACCESS } from '../../src/platform/access/access.decorator';
import { CALL } from '../../src/platform/call-of';

export const CALLS: readonly CallDefinition[] = [...RESOURCE_CALLS, ...Object.values(AUDIT_CALLS)];

export const nameOf = ({ method, path }: CallDefinition): string => `${method} ${path}`;

export interface Route {
  /** Method and path below `/api`, such as `GET /users/:id`. */
  name: string;
  /** Access that the call declares. If it is `undefined`, the server refuses all callers. */
  access: Access | undefined;
  /** Action that a successful call records in the audit log. */
  audited: string | undefined;
  call: CallDefinition | undefined;
}

const join = (...parts: string[]) =>
  `/${parts
    .flatMap((part) => part.split('/'))
    .filter(Boolean)
    .join('/')}`;

/** Returns the routes of all controllers. */
export function routesOf(app: INestApplication): Route[] {
  const scanner = new MetadataScanner();
  return new DiscoveryService(app.get(ModulesContainer)).getControllers().flatMap(({ metatype }) => {
    if (!metatype) return [];
    const base = Reflect.getMetadata(PATH_METADATA, metatype) as string;
    return scanner.getAllMethodNames(metatype.prototype).flatMap((method) => {
      const handler = metatype.prototype[method] as object;
      const path = Reflect.getMetadata(PATH_METADATA, handler) as string | undefined;
      if (path === undefined) return [];
      const verb = RequestMethod[Reflect.getMetadata(METHOD_METADATA, handler) as number];
      const call = Reflect.getMetadata(CALL, handler) as CallDefinition | undefined;
      return [
        {
          name: `${verb} ${join(base, path)}`,
          access: Reflect.getMetadata(ACCESS, handler) as Access | undefined,
          audited: call?.audited?.action as string | undefined,
          call,
        },
      ];
    });
  });
}
