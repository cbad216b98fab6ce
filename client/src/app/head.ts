import { DEFAULT_SETTINGS, type SiteSettings } from '@contract/settings';
import type { Crumb, HeadContext } from '@/lib/page-head';
import { META_READ, type PageMeta } from '@/stores/page-meta';
import type { RemoteState } from '@/stores/remote-store';
import type { Remote } from '@/stores/server-store';
import { SETTINGS_READ } from '@/stores/settings';
import type { PageModule, RouteParams } from './site-routes';

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

interface Place {
  pathname: string;
  search: string;
  params: RouteParams;
}

/** What `page` says about itself at `place`, completed with the site's name. */
export function headOf(page: Pick<PageModule, 'head'>, place: Place, remotes: RemoteState['remotes']): Head {
  const settings = readyValue<SiteSettings>(remotes[SETTINGS_READ]) ?? DEFAULT_SETTINGS;
  const context: HeadContext = {
    path: place.pathname,
    params: place.params,
    search: new URLSearchParams(place.search),
    settings,
    publicUrl: readyValue<PageMeta>(remotes[META_READ])?.publicUrl ?? '',
    read: <T>(key: string) => (remotes[key] ?? { status: 'loading' }) as Remote<T>,
  };
  const said = page.head(context);
  const status = said.status ?? 200;
  const canonicalPath = said.canonicalPath ?? place.pathname;
  return {
    title: said.title === '' ? settings.siteName : `${said.title} | ${settings.siteName}`,
    description: said.description,
    canonicalPath,
    image: said.image,
    trail: said.title === '' ? [] : [...(said.trail ?? []), { name: said.title, path: canonicalPath }],
    jsonLd: said.jsonLd ?? [],
    robots: said.isHidden || status !== 200 ? 'noindex' : 'index, follow',
    status,
  };
}

function readyValue<T>(remote: Remote<unknown> | undefined): T | null {
  return remote?.status === 'ready' ? (remote.value as T) : null;
}
