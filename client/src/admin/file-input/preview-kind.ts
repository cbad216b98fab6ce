import { beforeQuery } from '@contract/routes';

export type PreviewKind = 'none' | 'image' | 'file';

/** Webp too: it is what uploads are stored as. */
const IMAGE_EXTENSION = /\.(jpeg|jpg|gif|png|svg|webp)$/i;
const DOCUMENT_EXTENSION = /\.(pdf|doc|docx)$/i;

export function isExternal(value: string): boolean {
  return /^https?:\/\//i.test(value);
}

/** An image for image extensions and for external addresses that do not end in pdf, doc or docx; the file name otherwise. */
export function previewKind(value: string): PreviewKind {
  if (value === '') return 'none';
  // Extensions stand before the query: `cover.pdf?version=2` is a document.
  const path = beforeQuery(value);
  if (IMAGE_EXTENSION.test(path)) return 'image';
  return isExternal(value) && !DOCUMENT_EXTENSION.test(path) ? 'image' : 'file';
}

/** Last segment of the path, for people to read. */
export function fileNameOf(value: string): string {
  const name = beforeQuery(value).split('/').pop() ?? '';
  if (name === '') return value;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
