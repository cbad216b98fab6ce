/** Data between the server and its page renderer, the client's `server-entry.tsx`. Most is also in the document. */

/** Key of a page's read: a path below `/api`; for a list, made by `listRead`. */
export type ReadKey = string;

export const LIST_PREFIX = 'list:';

/** Key of a list; its value is `{ items, total }`. */
export const listRead = (path: string): ReadKey => LIST_PREFIX + path;

/** Result of one read. */
export type PageRead = { value: unknown } | { status: number; message: string };
export type PageReads = Record<ReadKey, PageRead>;

/** Returns the value of a read; `undefined` if it failed or is missing. */
export function valueIn<Value>(reads: PageReads, key: ReadKey): Value | undefined {
  const read = reads[key];
  return read && 'value' in read ? (read.value as Value) : undefined;
}

export const SETTINGS_READ = '/settings';
/** Texts of the sections; a document has those that its page shows. */
export const WEBSITE_READ = '/website?shown=true';
export const LINKED_PATH = '/pages/linked';
/** Key of data that no call answers: the server adds it to each document. */
export const META_READ = 'meta';

export interface PageMeta {
  /** Time of rendering, ISO 8601, because the browser's clock may differ from the server's. */
  now: string;
  /** Origin of canonical links, without a trailing slash. */
  publicUrl: string;
  /** Expiry of a preview link, ISO 8601. */
  previewUntil?: string;
  /** True if new subscribers must confirm their email address. */
  asksToConfirm?: true;
}

/** Name and path of a page. */
export interface Crumb {
  name: string;
  path: string;
}

/** Head of a document. */
export interface Head {
  title: string;
  description: string;
  /** A path; the server adds the public origin. */
  canonicalPath: string;
  /** An `http(s)` URL or a path of the site. */
  image?: string;
  /** Breadcrumbs from the home page to this one; empty for the home page. */
  trail: Crumb[];
  jsonLd: object[];
  robots: 'index, follow' | 'noindex';
  /** HTTP status of the document. */
  status: number;
}

export interface RenderRequest {
  /** Requested path without query. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** One entry per key of `readsOf`, and the meta data. */
  reads: PageReads;
}

export interface Rendered {
  /** Content of `<div id="root">`. */
  html: string;
  head: Head;
  /** End of the path of another module that this URL needs. */
  part?: string;
}

export interface Renderer {
  /** Renders the page of a path from its reads. Never requests anything itself. */
  render(request: RenderRequest): Promise<Rendered>;
  /** Renders the maintenance page. It is sent without the script, which would render the closed page. */
  renderMaintenance(reads: PageReads): Rendered;
}
