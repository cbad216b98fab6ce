/* Data that the server passes to `client/src/server-entry.tsx`, which renders pages. */

/** Key of one piece of a page's data: an API path without `/api`, or for lists the result of `listRead`. */
export type ReadKey = string;

export const LIST_PREFIX = 'list:';

/** Returns the key of a list. The list's value is `{ items, total }`. */
export const listRead = (path: string): ReadKey => LIST_PREFIX + path;

/** The value that was read, or status and message if the read failed. */
export type PageRead = { value: unknown } | { status: number; message: string };
export type PageReads = Record<ReadKey, PageRead>;

export function valueIn<Value>(reads: PageReads, key: ReadKey): Value | undefined {
  const read = reads[key];
  return read && 'value' in read ? (read.value as Value) : undefined;
}

export const SETTINGS_READ = '/settings';
/** Key of the sections' texts. A page's document contains only the sections that the page shows. */
export const WEBSITE_READ = '/website?shown=true';
export const LINKED_PATH = '/pages/linked';
/** Key of the `PageMeta` that the server adds to each page. No API call returns it. */
export const META_READ = 'meta';

export interface PageMeta {
  /** The server's time in ISO 8601. Browsers render with it, so that they render the same page. */
  now: string;
  publicUrl: string;
  previewUntil?: string;
  asksToConfirm?: true;
  accounts?: AccountsState;
}

/** `open`: visitors can sign up. `off`: switched off in Settings. Missing: no mail server is set up. */
export type AccountsState = 'open' | 'off';

export interface Crumb {
  name: string;
  path: string;
}

export interface Head {
  title: string;
  description: string;
  canonicalPath: string;
  image?: string;
  trail: Crumb[];
  jsonLd: object[];
  robots: 'index, follow' | 'noindex';
  status: number;
}

export interface RenderRequest {
  path: string;
  search: string;
  /** All data that the page reads, by key, and `PageMeta`. */
  reads: PageReads;
}

export interface Rendered {
  html: string;
  head: Head;
  /** End of the path of another module that the page needs. The document gets its built files. */
  part?: string;
}

export interface Renderer {
  /** Renders a page from `request.reads`, without calls to the API. */
  render(request: RenderRequest): Promise<Rendered>;
  /** Renders the maintenance page. Its document has no script, because the script would render the normal page. */
  renderMaintenance(reads: PageReads): Rendered;
}
