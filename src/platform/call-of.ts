import type { ExecutionContext } from '@nestjs/common';
import type { CallDefinition } from '../contract/calls/call';

export const CALL = 'call';

export const callOf = (context: ExecutionContext): CallDefinition | undefined =>
  Reflect.getMetadata(CALL, context.getHandler()) as CallDefinition | undefined;
