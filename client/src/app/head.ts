import { type Head, META_READ, type PageMeta, SETTINGS_READ } from '@contract/rendering';
import { DEFAULT_SETTINGS, type SiteSettings } from '@contract/settings';
import type { PageMatch } from '@contract/site-pages';
import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { useStore } from 'zustand';
import type { HeadContext } from '@/lib/page-head';
import { useRemoteStore } from '@/stores/remote';
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

interface DocumentHeadProps {
  screen: PageModule;
  match: PageMatch;
  location: Location;
}

/** Keeps title, description, canonical link and robots true while the visitor moves on without a new document. */
export function DocumentHead({ screen, match, location }: DocumentHeadProps) {
  const remotes = useStore(useRemoteStore(), (state) => state.remotes);
  const { title, description, canonicalPath, robots } = headOf(screen, { ...location, ...match }, remotes);
  useEffect(() => {
    document.title = title;
    setContent('meta[name="description"]', 'content', description);
    setContent('meta[name="robots"]', 'content', robots);
    setContent('link[rel="canonical"]', 'href', new URL(canonicalPath, window.location.origin).href);
  }, [title, description, canonicalPath, robots]);
  return null;
}

function setContent(selector: string, attribute: string, value: string): void {
  document.querySelector(selector)?.setAttribute(attribute, value);
}
