import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/**
 * Lets `serve` answer a request before Express touches it; what it does not answer goes on as before.
 * Express costs more than twice of what sending kept bytes costs: docs/decisions/005-answers-from-memory.md.
 */
export function answerFirst(
  server: Server,
  serve: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (serve(request, response)) return;
    for (const listener of listeners) listener.call(server, request, response as never);
  });
}
