import type { CallDefinition, Calls, Carried } from '@contract/calls/call';
import type { Accepted } from '@contract/errors';
import { ApiError, type List, messageOf, NO_CONNECTION, type RequestOptions, request, requestList } from './http';

type ParamsOf<Path extends string> = Path extends `${string}:${infer Rest}`
  ? [string, ...(Rest extends `${string}/${infer Tail}` ? ParamsOf<Tail> : [])]
  : [];

/** Query of a call. Optional parameters may also be empty texts, which the request then leaves out. */
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

/** Returns a function that sends the call. The function throws `ApiError`, or an `AbortError` if it was aborted. */
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

export const callers = <C extends Calls>(calls: C, options?: RequestOptions) =>
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, caller(call, options)])) as {
    readonly [Name in keyof C]: Caller<C[Name]>;
  };

function searchOf(query: object): string {
  const filled = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled.map(([name, value]) => [name, String(value)]))}`;
}

function make(call: CallDefinition, path: string, options: RequestOptions): Promise<unknown> {
  const kind: string = call.answer;
  switch (kind) {
    case 'list':
      return requestList(path, options);
    case 'file':
      return import('./files').then(
        ({ requestFile }) => requestFile(path, options),
        () => Promise.reject(new ApiError(0, NO_CONNECTION)),
      );
    case 'accepted':
      return request(path, options).then(accepted);
    default: {
      const mayBeNull = kind === 'json or null' || options.isDoneByStatus;
      return request(path, options).then((answer) => (answer === null && mayBeNull ? null : answered(answer)));
    }
  }
}

/** Returns the answer of a call. Throws if the answer is empty or has `success: false`, even with a status of 2xx. */
function answered(answer: unknown): unknown {
  if (!answer || (answer as { success?: unknown }).success === false) throw new ApiError(400, messageOf(answer));
  return answer;
}

/** Returns the answer to a submitted form. Throws unless the answer confirms that the server has accepted the form. */
function accepted(answer: unknown): unknown {
  // Checks the answer's type: the login page of a Wi-Fi network may answer with other JSON.
  const { success, msg } = (answer ?? {}) as Partial<Record<keyof Accepted, unknown>>;
  const isTaken = success === undefined ? typeof msg === 'string' : success === true;
  if (isTaken) return answer;
  throw new ApiError(success === false ? 400 : 0, messageOf(answer));
}
