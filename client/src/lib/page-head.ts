import type { PathParams } from '@contract/site-pages';
import type { VisitorSettings } from '@contract/visitor-settings';
import type { Remote } from '@/stores/server-store';

export interface PageProps {
  /** Path parameters, as the URL has them. */
  params: PathParams;
}

/** Title and metadata of a page. For pages that always exist, staff can set them in the back office. */
export interface PageHead {
  /** Without the site's name, which is added. Empty for the home page; default: the page's title in the contract. */
  title?: string;
  /** Default: the settings' description of the site. */
  description?: string;
  /** Path without parameters that only sort or filter. Default: the requested path. */
  canonicalPath?: string;
  /** Image for messengers: an `http(s)` URL or a path of the site. */
  image?: string;
  /** schema.org objects. */
  jsonLd?: object[];
  /** Excludes the page from search engines. */
  isHidden?: boolean;
  /** HTTP status. Default: 200. */
  status?: number;
}

/** Input of a page's `head` function. */
export interface HeadContext {
  path: string;
  params: PathParams;
  search: URLSearchParams;
  settings: VisitorSettings;
  /** Title of the page if `head` gives no other. */
  title: string;
  /** Origin of absolute links, without a slash at the end. */
  publicUrl: string;
  /** Returns the state of a read, by the page's own key (`listRead` for a list). */
  read<T>(key: string): Remote<T>;
}
