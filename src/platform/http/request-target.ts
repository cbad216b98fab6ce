import type { FirstStep } from './answer-first';

/** `http://host/path?query`, as a client of a proxy writes it. A user in front of the host names nobody here. */
const ABSOLUTE = /^https?:\/\/(?:[^/?#@]*@)?([^/?#@]+)([^#]*)/i;

/** A name or address with a port, both of which may be empty. RFC 3986, 3.2.2 and 3.2.3. */
const HOST = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d*)?$/i;

/** Of a target, without its query. */
export const pathOf = (target: string): string => target.replace(/\?.*/s, '');

/**
 * Makes a target in absolute form the path that it names, and its host the request's, whatever the header says: every server has to take
 * this form. RFC 9112, 3.2.2.
 */
export const takeAbsoluteTarget: FirstStep = (request, _response, next) => {
  const [, host, target = ''] = (request.url?.startsWith('/') === false && ABSOLUTE.exec(request.url)) || [];
  if (host !== undefined) {
    request.url = target.startsWith('/') ? target : `/${target}`;
    request.headers.host = host;
  }
  next();
};

/**
 * Answers 400 where the host is named twice or is none: a proxy might have read the other one. One without any was refused by Node before.
 * RFC 9112, 3.2.
 */
export const refuseHost: FirstStep = ({ rawHeaders, headers }, response, next) => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  if (count <= 1 && HOST.test(headers.host ?? '')) next();
  else response.writeHead(400, { Connection: 'close', 'Content-Length': 0 }).end();
};
