import type { ExecutionContext } from '@nestjs/common';
import type { CallDefinition } from '../contract/calls/call';

/** Metadata key of the definition that a handler implements. */
export const CALL = 'call';

export const callOf = (context: ExecutionContext): CallDefinition | undefined =>
  Reflect.getMetadata(CALL, context.getHandler()) as CallDefinition | undefined;
