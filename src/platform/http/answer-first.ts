import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Turns } from '../concurrency/turns';
import { visitorOf } from '../limits/visitor-address';

/** Of each turn of the event loop, for the requests of one visitor: some twenty kept pages. */
const SLICE_MS = 1;

/**
 * Lets `serve` answer a request before Express touches it; what it does not answer goes on as before.
 * Express costs more than twice of what sending kept bytes costs: docs/decisions/005-answers-from-memory.md.
 * Visitors take turns, so that nobody waits for more than a moment of another one's many requests.
 */
export function answerFirst(
  server: Server,
  trustedProxies: number,
  serve: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const listeners = server.listeners('request') as RequestListener[];
  const turns = new Turns(SLICE_MS);
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    turns.take(visitorOf(request, trustedProxies), () => {
      if (serve(request, response)) return;
      for (const listener of listeners) listener.call(server, request, response as never);
    });
  });
}
