import { NEW } from './draft-buffer';

export const WRITE = { write: '' };

export const editorAddress = (screen: '/admin/blog' | '/admin/pages' | '/admin/services', id: string = NEW): string =>
  `${screen}?write=${id}`;

/**
 * Returns the id with which the editor was opened. It stays `new` when a new post is saved, so that the editor stays
 * open.
 */
export const stayingEditor = (state: unknown): string | undefined => (state as { stays?: string } | null)?.stays;
