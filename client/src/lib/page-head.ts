import type { PathParams } from '@contract/site-pages';
import type { VisitorSettings } from '@contract/visitor-settings';
import type { Remote } from '@/stores/server-store';

export interface PageProps {
  params: PathParams;
}

export interface PageHead {
  /** Title without the site's name, empty for the home page. Default: the title of `HeadContext`. */
  title?: string;
  /** Default: the description that staff gave the page, then the site's description in Settings. */
  description?: string;
  /** Path for the canonical link, without parameters that sort or filter. Defaults to the requested path. */
  canonicalPath?: string;
  /** Image that messaging apps show with a link to the page: an `http(s)` URL or a path of the site. */
  image?: string;
  jsonLd?: object[];
  /** True to keep the page out of search engines. */
  isHidden?: boolean;
  status?: number;
}

export interface HeadContext {
  path: string;
  params: PathParams;
  search: URLSearchParams;
  settings: VisitorSettings;
  /** Title that the page gets if `head` returns none. */
  title: string;
  /** Origin of absolute links, without a slash at the end. */
  publicUrl: string;
  /** Returns what the page reads. @param key path of the call, or `listRead(path)` for a list */
  read<T>(key: string): Remote<T>;
}
