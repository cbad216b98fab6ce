import { NEW } from './draft-buffer';

/** By this the address names what is written. */
export const WRITE = { write: '' };

export const editorAddress = (screen: '/admin/blog' | '/admin/pages' | '/admin/services', id: string = NEW): string =>
  `${screen}?write=${id}`;

/** The editor that is open already and goes on under this address: its post has become a record. */
export const stayingEditor = (state: unknown): string | undefined => (state as { stays?: string } | null)?.stays;
