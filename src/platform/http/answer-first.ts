import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

/** Step that answers a request or calls `next`, like Express middleware, but with Node's request and response. */
export type FirstStep = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

const failures = new WeakMap<IncomingMessage, unknown>();

/** Runs the steps in order before Express. Express gets the request after the last step or a failure. */
export function answerFirst(server: Server, steps: readonly FirstStep[]): void {
  const listeners = server.listeners('request') as RequestListener[];
  const express: FirstStep = (request, response) => {
    for (const listener of listeners) listener.call(server, request, response as never);
  };
  server.removeAllListeners('request').on('request', (request: IncomingMessage, response: ServerResponse) => {
    const run = (at: number, error?: unknown): void => {
      if (error !== undefined) failures.set(request, error);
      const step = error === undefined ? steps[at] : undefined;
      (step ?? express)(request, response, (failed) => run(at + 1, failed));
    };
    run(0);
  });
}

/** Passes failures of the `answerFirst` steps to the error filter. It must be the first Express middleware. */
export const failAsBefore: RequestHandler = (request, _response, next) => next(failures.get(request));
