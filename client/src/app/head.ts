import { type Head, META_READ, type PageMeta, SETTINGS_READ } from '@contract/rendering';
import { DEFAULT_SETTINGS, type SiteSettings } from '@contract/settings';
import type { PageMatch } from '@contract/site-pages';
import type { HeadContext } from '@/lib/page-head';
import type { RemoteState } from '@/stores/remote-store';
import type { Remote } from '@/stores/server-store';
import type { PageModule } from './site-screens';

interface Place extends Pick<PageMatch, 'page' | 'params'> {
  pathname: string;
  search: string;
}

/** What a page says about itself at `place`, completed with its title in the contract and the site's name. */
export function headOf({ head }: Pick<PageModule, 'head'>, place: Place, remotes: RemoteState['remotes']): Head {
  const settings = readyValue<SiteSettings>(remotes[SETTINGS_READ]) ?? DEFAULT_SETTINGS;
  const context: HeadContext = {
    path: place.pathname,
    params: place.params,
    search: new URLSearchParams(place.search),
    settings,
    publicUrl: readyValue<PageMeta>(remotes[META_READ])?.publicUrl ?? '',
    read: <T>(key: string) => (remotes[key] ?? { status: 'loading' }) as Remote<T>,
  };
  const said = head(context);
  const title = said.title ?? place.page.title;
  const status = said.status ?? 200;
  const canonicalPath = said.canonicalPath ?? place.pathname;
  return {
    title: title === '' ? settings.siteName : `${title} | ${settings.siteName}`,
    description: said.description,
    canonicalPath,
    image: said.image,
    trail: title === '' ? [] : [...(said.trail ?? []), { name: title, path: canonicalPath }],
    jsonLd: said.jsonLd ?? [],
    robots: said.isHidden || status !== 200 ? 'noindex' : 'index, follow',
    status,
  };
}

function readyValue<T>(remote: Remote<unknown> | undefined): T | null {
  return remote?.status === 'ready' ? (remote.value as T) : null;
}
