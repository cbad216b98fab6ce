import type { ExecutionContext } from '@nestjs/common';
import type { CallDefinition } from '../contract/calls/call';

/** Metadata key: the definition that a handler fulfils. */
export const CALL = 'call';

/** Returns the definition of the call that is handled; undefined for a handler without one. */
export const callOf = (context: ExecutionContext): CallDefinition | undefined =>
  Reflect.getMetadata(CALL, context.getHandler()) as CallDefinition | undefined;
