/** Decodes the segments of a path. Returns `null` if one is malformed, contains a slash, or is `.` or `..`. */
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

/** Normalises a path: lower case, Unicode NFC, no empty segments. Returns `null` if `segmentsOf` cannot split it. */
export function plainPath(path: string): string | null {
  const segments = segmentsOf(path);
  return (
    segments && `/${segments.map((segment) => encodeURIComponent(segment.normalize('NFC').toLowerCase())).join('/')}`
  );
}

/** Removes punctuation at the end of a copied URL, such as a full stop or bracket. */
export const tidyEnd = (segment: string): string => segment.replace(/[\s.,;:!?)\]}>"'’”»]+$/, '');
