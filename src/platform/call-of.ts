import type { ExecutionContext } from '@nestjs/common';
import type { CallDefinition } from '../contract/calls/call';

/** This metadata key holds the definition that a handler implements. */
export const CALL = 'call';

export const callOf = (context: ExecutionContext): CallDefinition | undefined =>
  Reflect.getMetadata(CALL, context.getHandler()) as CallDefinition | undefined;
