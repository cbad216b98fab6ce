import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Request } from 'express';

/** Spells an IPv6 address out and keeps its first 64 bits: one household or phone, however it renumbers itself. */
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

/** As some proxies pass an address on: with the port of the connection, an IPv6 one then in brackets. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

/** The address alone: without port, zone and the prefix of an IPv4 one. Empty for all that is no address. */
function bareAddress(written: string): string {
  const [, inBrackets, dotted] = WITH_PORT.exec(written) ?? [];
  const address = (inBrackets ?? dotted ?? written).replace(/%.*/s, '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(address) === 0 ? '' : address;
}

/** The IPv4 address, or the /64 of an IPv6 one: who an address belongs to, as far as limits care. All that is no address is one visitor, named ''. */
export function networkOf(remoteAddress: string | undefined): string {
  const address = bareAddress(remoteAddress ?? '');
  return address.includes(':') ? prefixOf(address) : address;
}

/** The whole address of a visitor, for the log of failed sign-ins. */
export const fullAddress = (request: Request): string => bareAddress(request.ip ?? request.socket.remoteAddress ?? '');

/** Who is counted by a rate limit. Believes proxies only as far as `TRUST_PROXY` says. */
export const visitorAddress = (request: Request): string => networkOf(request.ip ?? request.socket.remoteAddress);

/** The same before Express has seen the request. @param trustedProxies how many entries of `X-Forwarded-For` are to be believed. */
export function visitorOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = trustedProxies > 0 ? headers['x-forwarded-for'] : undefined;
  if (forwarded === undefined) return networkOf(socket.remoteAddress);
  const entries = String(forwarded).split(',');
  return networkOf((entries.at(-trustedProxies) ?? entries[0] ?? '').trim());
}
