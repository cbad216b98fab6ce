/** The segments of a path; null where no page can be meant. */
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

/** The one spelling of a path, whatever it names: lower case, composed letters, without empty segments and needless escapes. */
export function plainPath(path: string): string | null {
  const segments = segmentsOf(path);
  return (
    segments && `/${segments.map((segment) => encodeURIComponent(segment.normalize('NFC').toLowerCase())).join('/')}`
  );
}

/** The end of an address without what stood behind it in a sentence: a point, a bracket, a quotation mark. */
export const tidyEnd = (segment: string): string => segment.replace(/[\s.,;:!?)\]}>"'’”»]+$/, '');
