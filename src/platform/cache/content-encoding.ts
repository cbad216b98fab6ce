/** Below this size, compression costs more than it saves. */
export const COMPRESS_FROM_BYTES = 1_024;

export type ContentEncoding = 'br' | 'gzip' | 'identity';

function weightOf(parameters: string[]): number {
  const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find((text) => text);
  return weight === undefined ? 1 : Number(weight);
}

/** Chooses the best encoding that an `Accept-Encoding` header accepts (RFC 9110, section 12.5.3). */
export function chooseEncoding(header = ''): ContentEncoding {
  const accepted = new Set<string>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';');
    if (weightOf(parameters) > 0) accepted.add(name.trim().toLowerCase());
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') || accepted.has('*') ? 'gzip' : 'identity';
}

/** True if the `If-None-Match` header names this tag, by weak comparison (RFC 9110, section 13.1.2). */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === opaque);
}
