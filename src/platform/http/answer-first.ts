import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

/** As Express middleware, on what Node knows of a request. */
export type FirstStep = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

const failures = new WeakMap<IncomingMessage, unknown>();

/** Runs the steps one after another before Express, which has the request when the last one has passed it on, or one has failed. */
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

/** The first of Express's middleware: leads what failed before it to the filter of errors. */
export const failAsBefore: RequestHandler = (request, _response, next) => next(failures.get(request));
