import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Turns } from '../concurrency/turns';
import { PROTECTION } from '../limits/protection';
import { visitorOf } from '../limits/visitor-address';
import { takeAbsoluteTarget } from './request-target';

/** Answers a request if it can; otherwise leaves it untouched and says `false`. */
export type AnswerFirst = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Lets `serve` answer a request before Express touches it; what it does not answer goes on as before.
 * Express costs more than twice of what sending kept bytes costs: docs/decisions/005-answers-from-memory.md.
 * Visitors take turns, so that nobody waits for more than a moment of another one's many requests.
 */
export function answerFirst(server: Server, trustedProxies: number, serve: AnswerFirst): void {
  const listeners = server.listeners('request') as RequestListener[];
  const turns = new Turns(PROTECTION.turnMs);
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    takeAbsoluteTarget(request);
    turns.take(visitorOf(request, trustedProxies), () => {
      if (serve(request, response)) return;
      for (const listener of listeners) listener.call(server, request, response as never);
    });
  });
}
