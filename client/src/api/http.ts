import { TOKEN_HEADER } from '@contract/auth';
import type { Deletion, ErrorBody, FieldError, LastChange } from '@contract/errors';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. `FormData` with files is sent unchanged. */
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Sends the call even if the page closes before the answer. Ignored if the body is larger than 30,000 bytes. */
  outlivesPage?: boolean;
  /** Used instead of `fetch`, for example to report upload progress. Rejects if the server does not answer. */
  transport?: (url: string, init: RequestInit) => Promise<Response>;
  /** True if the answer has a new token, for which other calls wait, see `afterRenewal`. */
  bringsToken?: boolean;
  /** Accepts an empty answer with a status of 2xx as a success. */
  isDoneByStatus?: boolean;
}

export interface List<T> {
  items: T[];
  /** Number of matches on all pages, from the header `X-Total-Count`. */
  total: number;
}

/** Failed call. `status` is 0 if this server did not answer. `message` is empty if the answer has none. */
export class ApiError extends Error {
  readonly errors: FieldError[] = [];
  /** Seconds from the header `Retry-After`, on a 429 or 503. */
  readonly retryAfterSeconds?: number;
  /** True on the 401 of a login that needs a code. */
  readonly secondStep: boolean = false;
  /** Stored record, on a 409 after a conflict. */
  readonly current?: unknown;
  /** Who made the conflicting change and when, on a 409. */
  readonly changed?: LastChange;
  /** Deletion of the record, on a 404, if the caller may restore it. */
  readonly deleted?: Deletion;

  constructor(
    readonly status: number,
    message: string,
    details: Partial<Omit<ApiError, 'status' | keyof Error>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    Object.assign(this, details);
  }
}

export const NO_CONNECTION = 'No connection. Please check your network and try again.';

export const INVALID_LIST = 'Error: Invalid data format received from server';

const LIST_KEYS = ['data', 'blogs', 'services', 'contacts'];

/** Browsers allow 64 KiB for all calls together that outlive their page, so two of these fit. */
const OUTLIVING_MAX_BYTES = 30_000;

let readToken: () => string | null = () => null;
let handleSessionEnd: (status: 401 | 403) => void = () => undefined;
let renewal: Promise<unknown> = Promise.resolve();

export function setTokenSource(source: () => string | null): void {
  readToken = source;
}

/** A call that gets a 401 while `storing` is pending is sent again, because its token may have become invalid. */
export function afterRenewal(storing: Promise<unknown>): void {
  renewal = storing.catch(() => undefined);
}

/** The handler also runs for calls without a token: the user may have logged out in another tab. */
export function onSessionEnd(handler: (status: 401 | 403) => void): void {
  handleSessionEnd = handler;
}

/** Calls `/api` + `path` and returns the body. Throws `ApiError`, or an `AbortError` if the call was aborted. */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  return (await send(path, options)).body as T;
}

/** Calls `/api` + `path` and returns a list, which may be one page of a longer one. Throws like `request`. */
export async function requestList<T>(path: string, options: RequestOptions = {}): Promise<List<T>> {
  const { body, total } = await send(path, options);
  const items = [body, ...LIST_KEYS.map((key) => (body as Record<string, unknown> | null)?.[key])].find(Array.isArray);
  if (!items) throw new ApiError(0, INVALID_LIST);
  return { items, total: total ?? items.length };
}

/** Throws the `ApiError` of a refused call, and reports 401 and 403 to the session. */
export async function refuse(response: Response): Promise<never> {
  const { status, headers } = response;
  // The body may be unreadable, such as the HTML of a proxy. The error then has only the status.
  const body = await bodyOf(response).catch(() => null);
  if (status === 401 || status === 403) handleSessionEnd(status);
  const { errors, secondStep, current, changed, deleted } = (body ?? {}) as Partial<ErrorBody>;
  const retryAfter = Number(headers.get('Retry-After') ?? Number.NaN);
  throw new ApiError(status, messageOf(body), {
    errors: Array.isArray(errors) ? errors : [],
    retryAfterSeconds: Number.isNaN(retryAfter) ? undefined : retryAfter,
    secondStep: secondStep === true,
    current,
    changed,
    deleted,
  });
}

async function send(path: string, options: RequestOptions): Promise<{ body: unknown; total: number | null }> {
  const response = await answerOf(path, options);
  if (!response.ok) await refuse(response);
  const body = await bodyOf(response);
  const total = response.headers.get('X-Total-Count');
  return { body, total: total === null ? null : Number(total) };
}

/** Sends a call. Repeats it after a 401 if another token was stored during the call. */
export async function answerOf(path: string, options: RequestOptions): Promise<Response> {
  const token = readToken();
  const response = await call(path, options, token);
  if (response.status !== 401) return response;
  if (!options.bringsToken) await renewal;
  const stored = readToken();
  return stored === null || stored === token ? response : answerOf(path, options);
}

async function call(path: string, options: RequestOptions, token: string | null): Promise<Response> {
  const isForm = options.body instanceof FormData;
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers };
  if (token && !(TOKEN_HEADER in headers)) headers[TOKEN_HEADER] = token;
  if (options.body !== undefined && !isForm) headers['Content-Type'] = 'application/json';
  try {
    const transport = options.transport ?? fetch;
    const body = isForm ? (options.body as FormData) : JSON.stringify(options.body);
    return await transport(`/api${path}`, {
      method: options.method ?? 'GET',
      headers,
      body,
      keepalive: options.outlivesPage && new Blob([String(body ?? '')]).size <= OUTLIVING_MAX_BYTES,
      signal: options.signal,
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError(0, NO_CONNECTION);
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  // HTML is from a proxy or the login page of a network. An answer without type may be from this server.
  const isJson = response.headers.get('Content-Type')?.includes('application/json') ?? true;
  try {
    const text = await response.text();
    if (text === '' || isJson) return JSON.parse(text || 'null');
  } catch {
    // The body was cut off or is no JSON.
  }
  throw new ApiError(0, NO_CONNECTION);
}

export function messageOf(answer: unknown): string {
  const { message, msg } = (answer ?? {}) as Partial<Record<'message' | 'msg', unknown>>;
  return [message, msg].find((text) => typeof text === 'string') ?? '';
}
