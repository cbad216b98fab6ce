import type { Response } from 'express';

/**
 * Lets `response.json` send its bytes and no more. Express would also hash them into an ETag and compare it with the request's:
 * for answers that nobody asks for again.
 */
export function sendBareJson(response: Response): void {
  response.json = (body: unknown) => {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(body));
    return response;
  };
}
