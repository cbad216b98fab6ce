import { beforeQuery } from '@contract/routes';

export type PreviewKind = 'none' | 'image' | 'file';

const IMAGE_EXTENSION = /\.(jpeg|jpg|gif|png|svg|webp)$/i;
const DOCUMENT_EXTENSION = /\.(pdf|doc|docx)$/i;

export function isExternal(value: string): boolean {
  return /^https?:\/\//i.test(value);
}

export function previewKind(value: string): PreviewKind {
  if (value === '') return 'none';
  // The query is ignored: `cover.pdf?version=2` is a document.
  const path = beforeQuery(value);
  if (IMAGE_EXTENSION.test(path)) return 'image';
  return isExternal(value) && !DOCUMENT_EXTENSION.test(path) ? 'image' : 'file';
}

export function fileNameOf(value: string): string {
  const name = beforeQuery(value).split('/').pop() ?? '';
  if (name === '') return value;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
