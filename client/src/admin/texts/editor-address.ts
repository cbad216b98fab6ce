import { NEW } from './draft-buffer';

/** Query of the address that names the text in the editor. */
export const WRITE = { write: '' };

export const editorAddress = (screen: '/admin/blog' | '/admin/pages' | '/admin/services', id: string = NEW): string =>
  `${screen}?write=${id}`;

/** The editor that is open already and goes on under this address: its post has become a record. */
export const stayingEditor = (state: unknown): string | undefined => (state as { stays?: string } | null)?.stays;
