import { applyDecorators, HttpCode, SetMetadata, type StreamableFile, UseInterceptors } from '@nestjs/common';
import { type CallDefinition, type Carried, nameOf } from '../../contract/calls/call';
import { Public, Roles } from '../access/access.decorator';
import { CALL } from '../call-of';
import { InOrderInterceptor } from '../http/in-order.interceptor';
import type { ListPage } from '../http/list-page.query';
import { ApiIdempotent } from '../idempotency/idempotency-key.decorator';
import { VisitorLimit } from '../limits/visitor-limit';

export const CALL_SUMMARY = 'call-summary';

export interface CallSummary {
  summary: string;
  /** Error answers by status, for the API document. Those of access, body and path are derived. */
  refusals: Record<number, string>;
}

type HandlerAnswer<C extends CallDefinition> = C['answer'] extends 'list'
  ? ListPage<Carried<C['answer']>>
  : C['answer'] extends 'file'
    ? StreamableFile
    : Carried<C['answer']>;

/** Checks at compile time that the type of the client's data fits one of the handler's parameters. */
type Fits<Sent, Args extends unknown[]> = [Sent] extends ['form']
  ? unknown
  : [Carried<Sent>] extends [Args[number]]
    ? unknown
    : { 'the client sends': Carried<Sent>; 'the handler takes': Args[number] };

type FitsCall<C extends CallDefinition, Args extends unknown[]> = (C extends { body: infer Body }
  ? Fits<Body, Args>
  : unknown) &
  (C extends { query: infer Query } ? Fits<Query, Args> : unknown);

/** Compiles only on a handler whose parameters and answer match the definition. */
type HandlerDecorator<C extends CallDefinition> = <Args extends unknown[]>(
  target: object,
  name: string | symbol,
  handler: { value?: (...args: Args) => HandlerAnswer<C> | Promise<HandlerAnswer<C>> } & FitsCall<C, Args>,
) => void;

/** Binds a handler to its call definition, which sets access, limits, audit log, caching and API document. */
export function Call<const C extends CallDefinition>(
  definition: C,
  summary: string,
  refusals: CallSummary['refusals'] = {},
): HandlerDecorator<C> {
  return applyDecorators(
    SetMetadata(CALL, definition),
    definition.who === 'public' ? Public() : Roles(definition.who),
    SetMetadata(CALL_SUMMARY, { summary, refusals } satisfies CallSummary),
    ...aspectsOf(definition),
  ) as HandlerDecorator<C>;
}

function aspectsOf(definition: CallDefinition): MethodDecorator[] {
  const { status = 200, limit, isIdempotent } = definition;
  return [
    HttpCode(status),
    ...(limit === 'calls' ? [VisitorLimit(nameOf(definition))] : []),
    ...(isIdempotent ? [ApiIdempotent()] : []),
    ...(isForm(definition) ? [] : [UseInterceptors(InOrderInterceptor)]),
  ];
}

/**
 * True for a form of visitors. No call step does anything for it, and passing it through an interceptor would take a
 * tenth of its time.
 */
export const isForm = ({ who, limit }: CallDefinition): boolean => who === 'public' && limit === 'calls';
