import { applyDecorators, HttpCode, SetMetadata, type StreamableFile } from '@nestjs/common';
import { type CallDefinition, type Carried, nameOf } from '../../contract/calls/call';
import { Public, Roles } from '../access/access.decorator';
import { CALL } from '../call-of';
import type { ListPage } from '../http/list-page.query';
import { ApiIdempotent } from '../idempotency/idempotency-key.decorator';
import { VisitorLimit } from '../limits/visitor-limit';

/** Metadata key of what the API's document says about a call in sentences. */
export const CALL_WORDS = 'call-words';

export interface CallWords {
  /** One line. */
  summary: string;
  /** Sentences by status, beside those that follow from the call's access, body and path: see `describe-calls.ts`. */
  refusals: Record<number, string>;
}

/** What a handler gives back for what its call answers. */
type HandlerAnswer<C extends CallDefinition> = C['answer'] extends 'list'
  ? ListPage<Carried<C['answer']>>
  : C['answer'] extends 'file'
    ? StreamableFile
    : Carried<C['answer']>;

/** Whether what the client sends fits one of the handler's parameters. */
type Fits<Sent, Args extends unknown[]> = [Sent] extends ['form']
  ? unknown
  : [Carried<Sent>] extends [Args[number]]
    ? unknown
    : { 'the client sends': Carried<Sent>; 'the handler takes': Args[number] };

type FitsCall<C extends CallDefinition, Args extends unknown[]> = (C extends { body: infer Body }
  ? Fits<Body, Args>
  : unknown) &
  (C extends { query: infer Query } ? Fits<Query, Args> : unknown);

/** Stands on a handler that takes and answers what the definition says; on any other it does not compile. */
type HandlerDecorator<C extends CallDefinition> = <Args extends unknown[]>(
  target: object,
  name: string | symbol,
  handler: { value?: (...args: Args) => HandlerAnswer<C> | Promise<HandlerAnswer<C>> } & FitsCall<C, Args>,
) => void;

/**
 * Makes a handler the one of this call: who may call it, what limits it, what it leaves in the audit trail, whether it is kept in memory and what
 * the API's document says all follow from the definition. Method and path stand beside it as in any controller of Nest; a test holds both to the
 * definition.
 */
export function Call<const C extends CallDefinition>(
  definition: C,
  summary: string,
  refusals: CallWords['refusals'] = {},
): HandlerDecorator<C> {
  return applyDecorators(
    SetMetadata(CALL, definition),
    definition.who === 'public' ? Public() : Roles(definition.who),
    SetMetadata(CALL_WORDS, { summary, refusals } satisfies CallWords),
    ...aspectsOf(definition),
  ) as HandlerDecorator<C>;
}

function aspectsOf(definition: CallDefinition): MethodDecorator[] {
  const { status, limit, isIdempotent } = definition;
  return [
    ...(status ? [HttpCode(status)] : []),
    ...(limit === 'calls' ? [VisitorLimit(nameOf(definition))] : []),
    ...(isIdempotent ? [ApiIdempotent()] : []),
  ];
}
