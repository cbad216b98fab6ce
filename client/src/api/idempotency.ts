/** Idempotency key of the content that was sent last. */
export interface SentAs {
  key: string;
  content: string;
}

/** Returns 36 random characters. `crypto.randomUUID` is missing on plain HTTP. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the earlier key for the same content, so that a retry is stored once. Changed content gets a new key. */
export function keyFor(content: string, earlier: SentAs | null): SentAs {
  return earlier?.content === content ? earlier : { key: newKey(), content };
}
