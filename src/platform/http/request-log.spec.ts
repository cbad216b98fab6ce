import { EventEmitter } from 'node:events';
import type { Request, Response } from 'express';
import type { PinoLogger } from 'nestjs-pino';
import { RESOURCE_CALLS } from '../../contract/calls/resource-calls';
import { CachedResponse, sendCached } from '../cache/cached-response';
import { logAnswered, loggedPath, RequestLog } from './request-log';

const ID = '0123456789abcdef01234567';

describe('loggedPath', () => {
  it.each([
    ['/api/contact?q=bwalya@school.example', '/api/contact'],
    ['/contact?request=0123456789abcdef01234567', '/contact'],
    ['/newsletter/unsubscribe/secret', '/newsletter/unsubscribe/[hidden]'],
    ['/api/newsletter/unsubscribe/secret', '/api/newsletter/unsubscribe/[hidden]'],
    ['/newsletter/confirm/secret', '/newsletter/confirm/[hidden]'],
    ['/account/login/secret?do=use-link', '/account/login/[hidden]'],
    ['/account/confirm/secret', '/account/confirm/[hidden]'],
    ['/preview/secret?x=1', '/preview/[hidden]'],
    ['/preview/blogs/0123456789abcdef01234567/signed', '/preview/[hidden]'],
    [`/quotes/${ID}?do=accept`, '/quotes/[hidden]'],
    [`/api/project/track/${ID}?x=1`, '/api/project/track/[hidden]'],
    [`/invoices/${ID}`, '/invoices/[hidden]'],
    [`/API/Project/Quote/${ID.toUpperCase()}/accept`, '/API/Project/Quote/[hidden]/accept'],
    ['/api/project/quote/send-email', '/api/project/quote/send-email'],
    [`/api/blogs/${ID}`, `/api/blogs/${ID}`],
  ])('writes %s as %s', (url, path) => {
    expect(loggedPath(url)).toBe(path);
  });

  it('shows only ids that open nothing in paths of calls', () => {
    const paths = RESOURCE_CALLS.map(({ path }) => `/api${path.replace(/:id|:token/, ID).replace(/:\w+/, 'x')}`);
    const shown = paths.filter((path) => loggedPath(path).includes(ID)).map((path) => path.split('/')[2]);
    expect([...new Set(shown)].toSorted()).toEqual([
      ...['blogs', 'comments', 'contact', 'issues', 'mail', 'media', 'newsletter', 'pages', 'price-list', 'profile'],
      ...['redirects', 'saved-texts', 'services', 'team', 'trash', 'users', 'versions'],
    ]);
  });
});

describe('RequestLog', () => {
  it.each([
    ['/api/services', 200, 'info'],
    ['/api/contact', 503, 'error'],
    ['/api/health', 200, 'debug'],
    ['/api/health/live?from=docker', 200, 'debug'],
    ['/api/health/ready', 503, 'debug'],
    ['/api/health/integrity', 401, 'info'],
  ])('writes %s, answered %i, as %s', (url, statusCode, expected) => {
    const lines: string[] = [];
    const logger = Object.fromEntries(['debug', 'info', 'error'].map((level) => [level, () => lines.push(level)]));
    const response = Object.assign(new EventEmitter(), { statusCode, writableEnded: true });
    const log = new RequestLog(logger as unknown as PinoLogger);
    log.handle({ url, originalUrl: url } as Request, response as unknown as Response, () => response.emit('close'));
    expect(lines).toEqual([expected]);
  });

  it('logs the 503 of maintenance mode as information', () => {
    const lines: string[] = [];
    const logger = { info: () => lines.push('info'), error: () => lines.push('error') } as unknown as PinoLogger;
    const response = Object.assign(new EventEmitter(), { statusCode: 503, writableEnded: true, writeHead: () => ({}) });
    const closed = new CachedResponse(503, Buffer.from('under maintenance'), {});
    closed.isMaintenance = true;
    const [request, sent] = [{ url: '/', method: 'GET', headers: {} } as Request, response as unknown as Response];
    sendCached(closed, request, Object.assign(sent, { end: () => sent }));
    logAnswered(logger, request, sent, 0);
    expect(lines).toEqual(['info']);
  });
});
