import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { takeAbsoluteTarget } from './request-target';

/** Answers a request if it can; otherwise leaves it untouched and says `false`. */
export type AnswerFirst = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Lets `serve` answer a request before Express touches it; what it does not answer goes on as before.
 * Express costs more than twice of what sending kept bytes costs: docs/decisions/005-answers-from-memory.md.
 */
export function answerFirst(server: Server, serve: AnswerFirst): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    takeAbsoluteTarget(request);
    if (serve(request, response)) return;
    for (const listener of listeners) listener.call(server, request, response as never);
  });
}
