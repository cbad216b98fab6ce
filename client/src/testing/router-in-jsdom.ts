/** `Request`, which the data router creates for each navigation and jsdom lacks. It is never sent. */
class NavigationRequest {
  readonly method = 'GET';
  readonly signal?: AbortSignal | null;

  constructor(
    readonly url: string,
    init: RequestInit = {},
  ) {
    this.signal = init.signal;
  }
}

globalThis.Request ??= NavigationRequest as unknown as typeof Request;
