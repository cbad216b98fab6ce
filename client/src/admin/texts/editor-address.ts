import { NEW } from './draft-buffer';

/** URL parameter of the text in the editor. */
export const WRITE = { write: '' };

export const editorAddress = (screen: '/admin/blog' | '/admin/pages' | '/admin/services', id: string = NEW): string =>
  `${screen}?write=${id}`;

/** Id under which an open editor started, so that it remains when its post becomes a record. */
export const stayingEditor = (state: unknown): string | undefined => (state as { stays?: string } | null)?.stays;
