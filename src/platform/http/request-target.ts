import type { FirstStep } from './answer-first';

/**
 * Matches an absolute URL such as `http://host/path?query`, which clients send to proxies. A user name before the host
 * is ignored.
 */
const ABSOLUTE = /^https?:\/\/(?:[^/?#@]*@)?([^/?#@]+)([^#]*)/i;

/** Matches a host name or IP address with an optional port. Host and port may be empty (RFC 3986, 3.2.2 and 3.2.3). */
const HOST = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d*)?$/i;
export const pathOf = (target: string): string => target.replace(/\?.*/s, '');

/** Replaces an absolute URL in the request line by its path. Servers must accept such URLs (RFC 9112, 3.2.2). */
export const takeAbsoluteTarget: FirstStep = (request, _response, next) => {
  const [, host, target = ''] = (request.url?.startsWith('/') === false && ABSOLUTE.exec(request.url)) || [];
  if (host !== undefined) {
    request.url = target.startsWith('/') ? target : `/${target}`;
    request.headers.host = host;
  }
  next();
};

/** Answers 400 if `Host` is repeated or invalid, because a proxy may have read another host (RFC 9112, 3.2). */
export const refuseHost: FirstStep = ({ rawHeaders, headers }, response, next) => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  if (count <= 1 && HOST.test(headers.host ?? '')) next();
  else response.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end();
};
