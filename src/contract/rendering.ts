/** What the server and its page renderer, the client's `server-entry.tsx`, say to each other. Most of it travels in the document too. */

/** Names what a page reads: a path below `/api`; made by `listRead` where it is a list. */
export type ReadKey = string;

export const LIST_PREFIX = 'list:';

/** The key of a list, whose value is `{ items, total }`. */
export const listRead = (path: string): ReadKey => LIST_PREFIX + path;

/** What the server found for one read. */
export type PageRead = { value: unknown } | { status: number; message: string };
export type PageReadsService = Record<ReadKey, PageRead>;

/** What a read found; `undefined` where it failed or was not made. */
export function valueIn<Value>(reads: PageReadsService, key: ReadKey): Value | undefined {
  const read = reads[key];
  return read && 'value' in read ? (read.value as Value) : undefined;
}

export const SETTINGS_READ = '/settings';
/** Words of the site's sections. In a document those that its page draws. */
export const WEBSITE_READ = '/website?shown=true';
export const LINKED_PATH = '/pages/linked';
/** Read that no call answers: the server writes it into each document. */
export const META_READ = 'meta';

export interface PageMeta {
  /** Time of rendering, ISO 8601: what is drawn may not depend on a clock that differs on the other side. */
  now: string;
  /** Origin of canonical links, without a slash at the end. */
  publicUrl: string;
  /** Of a page that is shown to who has its link: until when, ISO 8601. */
  previewUntil?: string;
  /** Whoever subscribes to the newsletter is asked by mail whether the address is theirs. */
  asksToConfirm?: true;
}

/** A page by its name and path. */
export interface Crumb {
  name: string;
  path: string;
}

/** The head of one address, as it is written into a document. */
export interface Head {
  title: string;
  description: string;
  /** A path; the server puts the public origin before it. */
  canonicalPath: string;
  /** An `http(s)` address or a path of ours. */
  image?: string;
  /** The way here from the home page, this page included; empty for the home page itself. */
  trail: Crumb[];
  jsonLd: object[];
  robots: 'index, follow' | 'noindex';
  /** HTTP status of the document. */
  status: number;
}

export interface RenderRequest {
  /** Path without query, as it was asked for. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** One entry for each key of `readsOf`, and the meta. */
  reads: PageReadsService;
}

export interface Rendered {
  /** For inside `<div id="root">`. */
  html: string;
  head: Head;
  /** End of the path of a module that this address needs beside its page's. */
  part?: string;
}

export interface Renderer {
  /** The page of a path, drawn with what was read. Never asks for anything itself. */
  render(request: RenderRequest): Promise<Rendered>;
  /** What visitors see while the site is closed. It goes out without the script, which would draw the page that is closed. */
  renderMaintenance(reads: PageReadsService): Rendered;
}
