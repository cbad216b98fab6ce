export interface SentAs {
  key: string;
  content: string;
}

/** Returns 36 random characters. It does not use `crypto.randomUUID`, which browsers lack over plain HTTP. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the earlier key if the content is the same as then. With the same key, the server stores a retry only once.
 */
export function keyFor(content: string, earlier: SentAs | null): SentAs {
  return earlier?.content === content ? earlier : { key: newKey(), content };
}
