/** The key under which some content was last sent. */
export interface SentAs {
  key: string;
  content: string;
}

/** 36 random characters, by what browsers have on plain HTTP too. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same key for the same content, so that a retry is stored once; a fresh one as soon as a letter differs. */
export function keyFor(content: string, earlier: SentAs | null): SentAs {
  return earlier?.content === content ? earlier : { key: newKey(), content };
}
