import { applyDecorators, HttpCode, SetMetadata, type StreamableFile } from '@nestjs/common';
import { type CallDefinition, type Carried, nameOf } from '../../contract/calls/call';
import { Public, Roles } from '../access/access.decorator';
import { CALL } from '../call-of';
import type { ListPage } from '../http/list-page.query';
import { ApiIdempotent } from '../idempotency/idempotency-key.decorator';
import { VisitorLimit } from '../limits/visitor-limit';
import { ApiCall } from '../openapi/api-call.decorator';
import { listOf, orNull, type Schema, text } from '../openapi/shape';
import { ACCEPTED, DONE } from '../openapi/shared-answers';

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
 * @param answer its body in the document (of a list: an entry); missing where the kind of the answer says it
 * @param refusals sentences by status, beside those that follow from the call's access, body and path: see `describe-calls.ts`
 */
export function Call<const C extends CallDefinition>(
  definition: C,
  summary: string,
  answer?: Schema,
  refusals?: Record<number, string>,
): HandlerDecorator<C> {
  return applyDecorators(
    SetMetadata(CALL, definition),
    definition.who === 'public' ? Public() : Roles(definition.who),
    ApiCall(summary, shapeOf(definition, answer), refusals),
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

function shapeOf({ answer: kind }: CallDefinition, answer: Schema | undefined): Schema {
  switch (kind as string) {
    case 'list':
      return listOf(answer ?? text);
    case 'json or null':
      return orNull(answer ?? text);
    case 'done':
      return DONE;
    case 'accepted':
      return answer ?? ACCEPTED;
    default:
      return answer ?? text;
  }
}
