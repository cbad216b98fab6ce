import type { ExecutionContext } from '@nestjs/common';
import type { CallDefinition } from '../contract/calls/call';

/** Metadata key under which a handler has its `CallDefinition`. */
export const CALL = 'call';

export const callOf = (context: ExecutionContext): CallDefinition | undefined =>
  Reflect.getMetadata(CALL, context.getHandler()) as CallDefinition | undefined;
