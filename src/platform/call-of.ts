import type { ExecutionContext } from '@nestjs/common';
import type { CallDefinition } from '../contract/calls/call';

/** Metadata key: the definition that a handler implements. */
export const CALL = 'call';

/** Returns the definition of the running call; undefined if the handler has none. */
export const callOf = (context: ExecutionContext): CallDefinition | undefined =>
  Reflect.getMetadata(CALL, context.getHandler()) as CallDefinition | undefined;
