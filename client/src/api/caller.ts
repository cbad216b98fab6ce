import type { CallDefinition, Calls, Carried } from '@contract/calls/call';
import type { Accepted } from '@contract/errors';
import { ApiError, type List, type RequestOptions, request, requestList, wordsOf } from './http';

type ParamsOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? [string, ...(Rest extends `${string}/${infer Tail}` ? ParamsOf<Tail> : [])]
  : [];

/** An empty text asks for nothing. */
type Asked<Query> = { [Name in keyof Query]: Query[Name] extends string | undefined ? Query[Name] | '' : Query[Name] };

type ArgsOf<C extends CallDefinition> = [
  ...params: ParamsOf<C['path']>,
  ...body: C extends { body: infer Body } ? [body: Carried<Body>] : [],
  ...query: C extends { query: infer Query } ? [query: Asked<Carried<Query>>] : [],
  ...key: C extends { isIdempotent: true } ? [idempotencyKey: string] : [],
  signal?: AbortSignal,
];

type AnswerOf<C extends CallDefinition> = C['answer'] extends 'list'
  ? List<Carried<C['answer']>>
  : Carried<C['answer']>;

export type Caller<C extends CallDefinition> = (...args: ArgsOf<C>) => Promise<AnswerOf<C>>;

/**
 * The function that makes a call of the contract: `caller(TEAM_CALLS.update)(id, edit)`. It takes what the path has to be filled with, then the body
 * or the query, the key under which a repetition is stored once, and a signal. Throws `ApiError`; an aborted call throws the `AbortError` of `fetch`.
 */
export function caller<const C extends CallDefinition>(call: C, options: RequestOptions = {}): Caller<C> {
  return (...args: ArgsOf<C>) => {
    const rest: unknown[] = [...args];
    const filled = call.path.replace(/:\w+/g, () => encodeURIComponent(rest.shift() as string));
    const body = call.body && rest.shift();
    const path = call.query ? filled + searchOf(rest.shift() as object) : filled;
    const headers = call.isIdempotent ? { 'Idempotency-Key': rest.shift() as string } : undefined;
    const signal = rest.shift() as AbortSignal | undefined;
    return make(call, path, { method: call.method, body, headers, signal, ...options }) as Promise<AnswerOf<C>>;
  };
}

/** The functions of all these calls. */
export const callers = <C extends Calls>(calls: C, options?: RequestOptions) =>
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, caller(call, options)])) as {
    readonly [Name in keyof C]: Caller<C[Name]>;
  };

function searchOf(query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

function make(call: CallDefinition, path: string, options: RequestOptions): Promise<unknown> {
  const kind: string = call.answer;
  switch (kind) {
    case 'list':
      return requestList(path, options);
    case 'file':
      // Visitors' pages take no files.
      return import('./files').then(({ requestFile }) => requestFile(path, options));
    case 'accepted':
      return request(path, options).then(accepted);
    default: {
      const mayBeNull = kind === 'json or null' || options.isDoneByStatus;
      return request(path, options).then((answer) => (answer === null && mayBeNull ? null : answered(answer)));
    }
  }
}

/** A falsy answer is a failure, whatever its status; so is one that says so. */
function answered(answer: unknown): unknown {
  if (!answer || (answer as { success?: unknown }).success === false) throw new ApiError(400, wordsOf(answer));
  return answer;
}

/** Passes an answer on only when it says that the server took what was sent; anything else is a failure, with the server's own words where it has some. */
function accepted(answer: unknown): unknown {
  // the type is what we hope for: a portal in between may answer other JSON
  const { success, msg } = (answer ?? {}) as Partial<Record<keyof Accepted, unknown>>;
  const isTaken = success === undefined ? typeof msg === 'string' : success === true;
  if (isTaken) return answer;
  throw new ApiError(success === false ? 400 : 0, wordsOf(answer));
}
