export interface ApiCall {
  method: string;
  /** Path below `/api`. */
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

export interface FakeAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Defaults to `application/json`. Another type simulates an answer from a proxy. `null` omits the header. */
  contentType?: string | null;
}

type Answerer = (call: ApiCall) => FakeAnswer | Promise<FakeAnswer>;

/** Use it as the `body` of an answer that has only a status and headers. */
export const NO_BODY = Symbol('no body');

/**
 * Fake network for component tests, because jsdom has no `fetch`. A call for which no answer is set fails like a lost
 * connection.
 */
export class FakeApi {
  readonly calls: ApiCall[] = [];
  private readonly answerers = new Map<string, Answerer>();

  constructor() {
    this.begin();
  }

  /** Replaces `fetch`. Forgets all earlier calls and answers. */
  begin(answers: Readonly<Record<string, FakeAnswer>> = {}): void {
    Object.assign(globalThis, { fetch: (url: string, init: RequestInit) => this.fetch(url, init) });
    this.calls.length = 0;
    this.answerers.clear();
    for (const [route, answer] of Object.entries(answers)) this.answer(route, answer);
  }

  /**
   * Sets the answer to a call. `route` is a method and a path below `/api`, such as `GET /team`. Query parameters may
   * be in any order. A later answer to the same call replaces an earlier one.
   */
  answer(route: string, answer: FakeAnswer | Answerer): void {
    this.answerers.set(inOrder(route), typeof answer === 'function' ? answer : () => answer);
  }

  callsOf(route: string): ApiCall[] {
    return this.calls.filter(({ method, path }) => inOrder(`${method} ${path}`) === inOrder(route));
  }

  private async fetch(url: string, init: RequestInit): Promise<Response> {
    const path = url.replace(/^\/api/, '');
    const { method = 'GET', body, signal } = init;
    const headers = init.headers as Record<string, string>;
    const call = { method, path, headers, body: typeof body === 'string' ? JSON.parse(body) : body };
    this.calls.push(call);
    const answerer = this.answerers.get(inOrder(`${method} ${path}`));
    if (!answerer) throw new TypeError('Failed to fetch');
    const answer = await answerer(call);
    signal?.throwIfAborted();
    return toResponse(answer);
  }
}

/** Installs a `FakeApi` for all tests of a file. Before each test, it empties the API. */
export function freshApi(answers?: Readonly<Record<string, FakeAnswer>>): FakeApi {
  const { fetch } = globalThis;
  const api = new FakeApi();
  // Test files in the Node environment share one process.
  afterAll(() => Object.assign(globalThis, { fetch }));
  beforeEach(() => api.begin(answers));
  return api;
}

function inOrder(route: string): string {
  const [path, query = ''] = route.split('?');
  return [path, ...query.split('&').sort()].join('&');
}

function toResponse({
  status = 200,
  body = null,
  headers = {},
  contentType = 'application/json',
}: FakeAnswer): Response {
  const all = new Map(Object.entries({ ...(contentType && { 'Content-Type': contentType }), ...headers }));
  const response: Pick<Response, 'ok' | 'status' | 'text' | 'blob'> & { headers: Pick<Headers, 'get'> } = {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name) => all.get(name) ?? null },
    text: async () =>
      body === NO_BODY ? '' : (contentType ?? 'json').includes('json') ? JSON.stringify(body) : String(body),
    blob: async () => new Blob([String(body)]),
  };
  return response as Response;
}
