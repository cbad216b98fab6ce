import { TOKEN_HEADER } from '@contract/auth';
import type { Deletion, ErrorBody, FieldError, LastChange } from '@contract/errors';

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON, or as it is when it is a form with files. */
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Arrives also where the page is left before the answer, unless its body is large. */
  outlivesPage?: boolean;
  /** In place of `fetch`, for what it cannot do (the progress of an upload). Rejects when there is no answer. */
  transport?: (url: string, init: RequestInit) => Promise<Response>;
  /** Its answer brings the token that `afterRenewal` waits for, so it does not wait itself. */
  bringsToken?: boolean;
  /** An empty answer is a success too. */
  isDoneByStatus?: boolean;
}

export interface List<T> {
  items: T[];
  /** All that match, on this page and on others: the `X-Total-Count` header. */
  total: number;
}

interface Refusal {
  errors?: FieldError[];
  /** From `Retry-After`, on a 429 or 503. */
  retryAfterSeconds?: number;
  /** The stored entity, on a 409 of an edit that lost a race. */
  current?: unknown;
  /** On the same: who was faster. */
  changed?: LastChange;
  /** On a 404: who deleted what the caller may bring back. */
  deleted?: Deletion;
}

/**
 * A call that did not work. `status` is 0 when there was no answer at all, or none of ours (a Wi-Fi sign-in page, say).
 * `message` is empty when the answer has no words: each screen has its own.
 */
export class ApiError extends Error {
  readonly errors: FieldError[];
  readonly retryAfterSeconds?: number;
  readonly current?: unknown;
  readonly changed?: LastChange;
  readonly deleted?: Deletion;

  constructor(
    readonly status: number,
    message: string,
    refusal: Refusal = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.errors = refusal.errors ?? [];
    this.retryAfterSeconds = refusal.retryAfterSeconds;
    this.current = refusal.current;
    this.changed = refusal.changed;
    this.deleted = refusal.deleted;
  }
}

/** Shown when a call never reached the server. */
export const NO_CONNECTION = 'No connection. Please check your network and try again.';

/** Shown when an answer that should be a list is none. */
export const INVALID_LIST = 'Error: Invalid data format received from server';

/** Where a list may lie in an answer that is none itself. */
const LIST_KEYS = ['data', 'blogs', 'services', 'contacts'];

/** Browsers refuse more than 64 KiB of such bodies at a time: this leaves room for two. */
const OUTLIVING_MAX_BYTES = 30_000;

let readToken: () => string | null = () => null;
let handleSessionEnd: (status: 401 | 403) => void = () => undefined;
let renewal: Promise<unknown> = Promise.resolve();

/** Where each call takes the session's token from. */
export function setTokenSource(source: () => string | null): void {
  readToken = source;
}

/** Until `storing` another token is done, what is answered with 401 waits for it: the old token may have ended already. */
export function afterRenewal(storing: Promise<unknown>): void {
  renewal = storing.catch(() => undefined);
}

/** Called when a call is answered with 401 or 403, also without a token: another tab may have signed out. */
export function onSessionEnd(handler: (status: 401 | 403) => void): void {
  handleSessionEnd = handler;
}

/** Calls `/api` + `path` and gives the body. Throws `ApiError`; an aborted call throws the `AbortError` of `fetch`. */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  return (await send(path, options)).body as T;
}

/** The same for a list that may be a page of a longer one. */
export async function requestList<T>(path: string, options: RequestOptions = {}): Promise<List<T>> {
  const { body, total } = await send(path, options);
  const items = [body, ...LIST_KEYS.map((key) => (body as Record<string, unknown> | null)?.[key])].find(Array.isArray);
  if (!items) throw new ApiError(0, INVALID_LIST);
  return { items, total: total ?? items.length };
}

/** Throws what an answer refuses a call for. */
export async function refuse(response: Response): Promise<never> {
  // A proxy in between answers a page.
  const body = await bodyOf(response).catch(() => null);
  if (response.status === 401 || response.status === 403) handleSessionEnd(response.status);
  throw toError(response, body);
}

async function send(path: string, options: RequestOptions): Promise<{ body: unknown; total: number | null }> {
  const response = await answerOf(path, options);
  if (!response.ok) await refuse(response);
  const body = await bodyOf(response);
  const total = response.headers.get('X-Total-Count');
  return { body, total: total === null ? null : Number(total) };
}

/** A 401 to another token than the one that is stored by now ends no session: the call is made again with that one. */
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
  if (token) headers[TOKEN_HEADER] = token;
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

/** `null` for an empty one. */
async function bodyOf(response: Response): Promise<unknown> {
  // A page of HTML comes from a proxy or a hotspot. An answer that names no type may be ours.
  const isJson = response.headers.get('Content-Type')?.includes('application/json') ?? true;
  try {
    const text = await response.text();
    if (text === '' || isJson) return JSON.parse(text || 'null');
  } catch {
    // It broke off on the way.
  }
  throw new ApiError(0, NO_CONNECTION);
}

function toError(response: Response, body: unknown): ApiError {
  const refused = (body ?? {}) as Partial<ErrorBody>;
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError(response.status, wordsOf(body), {
    errors: Array.isArray(refused.errors) ? refused.errors : undefined,
    current: refused.current,
    changed: refused.changed,
    deleted: refused.deleted,
    retryAfterSeconds: Number.isNaN(retryAfter) ? undefined : retryAfter,
  });
}

/** What an answer says in words: empty where it has none. */
export function wordsOf(answer: unknown): string {
  const { message, msg } = (answer ?? {}) as Partial<Record<'message' | 'msg', unknown>>;
  return [message, msg].find((words) => typeof words === 'string') ?? '';
}
