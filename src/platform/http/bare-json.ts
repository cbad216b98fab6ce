import type { Response } from 'express';

/** Makes `response.json` send only its bytes. Express would also compute an ETag. */
export function sendBareJson(response: Response): void {
  response.json = (body: unknown) => {
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(body));
    return response;
  };
}
