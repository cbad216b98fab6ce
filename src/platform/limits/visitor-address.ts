import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Request } from 'express';

/** Returns the first 64 bits of an IPv6 address, which identify one household or phone. */
function prefixOf(address: string): string {
  const [head, tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')}::/64`;
}

/** Matches an IP address with an optional port, as some proxies send it. IPv6 is in brackets. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

/** Returns an IP address without port, zone and the prefix `::ffff:` of IPv4. Returns '' if it is invalid. */
function bareAddress(written: string): string {
  const [, inBrackets, dotted] = WITH_PORT.exec(written) ?? [];
  const address = (inBrackets ?? dotted ?? written).replace(/%.*/s, '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) === 0 ? '' : address;
}

/** Returns the IPv4 address, or the first 64 bits of an IPv6 address. Empty if it is invalid. */
export function networkOf(remoteAddress: string | undefined): string {
  const address = bareAddress(remoteAddress ?? '');
  return address.includes(':') ? prefixOf(address) : address;
}

/** Returns a visitor's full IP address, for the log of failed logins. */
export const fullAddress = (request: Request): string => bareAddress(request.ip ?? request.socket.remoteAddress ?? '');

/** Returns the network of a visitor, from `networkOf`. Trusts proxies only as `TRUST_PROXY` allows. */
export const visitorAddress = (request: Request): string => networkOf(request.ip ?? request.socket.remoteAddress);

/** Returns a visitor's network like `visitorAddress`, but before Express has parsed the request. */
export function visitorOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = trustedProxies > 0 ? headers['x-forwarded-for'] : undefined;
  if (forwarded === undefined) return networkOf(socket.remoteAddress);
  const entries = String(forwarded).split(',');
  return networkOf((entries.at(-trustedProxies) ?? entries[0] ?? '').trim());
}
