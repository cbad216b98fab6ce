/** What the data router makes of each navigation, and jsdom does not have; nothing is ever sent with it. */
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
