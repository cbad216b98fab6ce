import type { PathParams } from '@contract/site-pages';
import type { VisitorSettings } from '@contract/visitor-settings';
import type { Remote } from '@/stores/server-store';

/** What every page is given. */
export interface PageProps {
  /** What its path leaves open, as the address has it. */
  params: PathParams;
}

/** What a page says about itself to browsers, search engines and messengers: where it always is there, as long as the office says nothing else. */
export interface PageHead {
  /** Without the site's name, which is added; empty for the home page; the page's title in the contract when left out. */
  title?: string;
  /** The settings' description of the site when left out. */
  description?: string;
  /** Path of this page without what only sorts or filters it; the path that was asked for when left out. */
  canonicalPath?: string;
  /** Picture for messengers: an `http(s)` address or a path of ours. */
  image?: string;
  /** schema.org objects. */
  jsonLd?: object[];
  /** Kept out of search engines. */
  isHidden?: boolean;
  /** HTTP status, when it is not 200. */
  status?: number;
}

/** What a page's `head` function may depend on. */
export interface HeadContext {
  path: string;
  params: PathParams;
  search: URLSearchParams;
  settings: VisitorSettings;
  /** Of the page where it says no other. */
  title: string;
  /** Origin of absolute links, without a slash at the end. */
  publicUrl: string;
  /** What is held of a read, under the key that the page itself uses (made by `listRead` for a list). */
  read<T>(key: string): Remote<T>;
}
