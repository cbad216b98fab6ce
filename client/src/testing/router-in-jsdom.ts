/** Replaces `Request`, which jsdom lacks. The router creates one for each navigation and never sends it. */
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
