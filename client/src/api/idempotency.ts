export interface SentAs {
  key: string;
  content: string;
}

/** Returns 36 random characters. It does not use `crypto.randomUUID`, which browsers lack over plain HTTP. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns `earlier` if its content is the same, otherwise a new key. The server stores content once for each key. */
export function keyFor(content: string, earlier: SentAs | null): SentAs {
  return earlier?.content === content ? earlier : { key: newKey(), content };
}
