import { NEW } from './draft-buffer';

/** Names the URL parameter with the id of the text in the editor. */
export const WRITE = { write: '' };

export const editorAddress = (screen: '/admin/blog' | '/admin/pages' | '/admin/services', id: string = NEW): string =>
  `${screen}?write=${id}`;

/**
 * Id with which the editor was opened. It stays when a new post gets a record, so that the screen counts as unchanged.
 */
export const stayingEditor = (state: unknown): string | undefined => (state as { stays?: string } | null)?.stays;
