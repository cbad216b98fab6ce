/** Splits a path into segments; `null` if it cannot be a page. */
export function segmentsOf(path: string): string[] | null {
  try {
    const segments = path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
    return segments.some((segment) => /[/\\]|^\.{1,2}$/.test(segment)) ? null : segments;
  } catch {
    return null;
  }
}

/** Normalises any path: lower case, composed characters, no empty segments, no needless escapes. */
export function plainPath(path: string): string | null {
  const segments = segmentsOf(path);
  return (
    segments && `/${segments.map((segment) => encodeURIComponent(segment.normalize('NFC').toLowerCase())).join('/')}`
  );
}

/** Removes punctuation that followed a URL in a sentence, such as a full stop, bracket or quotation mark. */
export const tidyEnd = (segment: string): string => segment.replace(/[\s.,;:!?)\]}>"'’”»]+$/, '');
