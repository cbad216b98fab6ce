import { isSharable } from '@contract/image-address';
import { type Crumb, type Head, META_READ, type PageMeta, SETTINGS_READ, WEBSITE_READ } from '@contract/rendering';
import { type PageMatch, SITE_PAGES, SITE_PATHS, type SitePageName } from '@contract/site-pages';
import { VISITOR_DEFAULTS, type VisitorSettings } from '@contract/visitor-settings';
import { fullTitle, type PageTitle, plainTitle, withName } from '@contract/website/page-title';
import type { SentSections } from '@contract/website/sections';
import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { useStore } from 'zustand';
import type { HeadContext } from '@/lib/page-head';
import { useRemoteStore } from '@/stores/remote';
import type { RemoteState } from '@/stores/remote-store';
import type { Remote } from '@/stores/server-store';
import { useWhole } from '@/stores/website-store';
import type { PageModule } from './site-screens';

interface Place extends PageMatch {
  pathname: string;
  search: string;
}

type NamedPage = Pick<PageMatch, 'name' | 'page'>;

type Titles = { [Name in SitePageName]?: PageTitle } & { isHidden?: boolean };

/** Returns the title that staff gave a page: `null` until it has loaded, `undefined` for pages without such a title. */
function ownTitle({ name, page }: NamedPage, remotes: RemoteState['remotes']): PageTitle | null | undefined {
  if (!SITE_PATHS.some((path) => path === page.path)) return undefined;
  const titles = readyValue<SentSections>(remotes[WEBSITE_READ])?.titles as Titles | undefined;
  if (titles?.isHidden) return plainTitle(page);
  return titles?.[name] ?? null;
}

function listsAbove({ page: { within } }: NamedPage, remotes: RemoteState['remotes']): Crumb[] {
  if (!within) return [];
  const page = SITE_PAGES[within];
  return [{ name: ownTitle({ name: within, page }, remotes)?.title || page.title, path: page.path }];
}

/** Texts of the page itself come first, then those that staff gave it, then its default title and Settings. */
export function headOf({ head }: Pick<PageModule, 'head'>, place: Place, remotes: RemoteState['remotes']): Head {
  const settings = readyValue<VisitorSettings>(remotes[SETTINGS_READ]) ?? VISITOR_DEFAULTS;
  const own = ownTitle(place, remotes);
  const context: HeadContext = {
    path: place.pathname,
    params: place.params,
    search: new URLSearchParams(place.search),
    settings,
    title: own?.title ?? place.page.title,
    publicUrl: readyValue<PageMeta>(remotes[META_READ])?.publicUrl ?? '',
    read: <T>(key: string) => (remotes[key] ?? { status: 'loading' }) as Remote<T>,
  };
  const pageHead = head(context);
  const status = pageHead.status ?? 200;
  const titled = status === 200 ? own : undefined;
  const named = (text: string) => withName(text, settings.siteName);
  const title = pageHead.title || (titled ? named(titled.title) : (pageHead.title ?? place.page.title));
  const described = pageHead.description ?? (titled ? named(titled.description) : undefined);
  const description = described || settings.siteDescription;
  const above = listsAbove(place, remotes).map(({ name, path }) => ({ name: named(name), path }));
  const canonicalPath = pageHead.canonicalPath ?? place.pathname;
  return {
    title: fullTitle(title, settings.siteName),
    description,
    canonicalPath,
    image: pageHead.image && isSharable(pageHead.image) ? pageHead.image : settings.shareImage,
    trail: place.page.path === '/' ? [] : [...above, { name: title || place.page.title, path: canonicalPath }],
    jsonLd: pageHead.jsonLd ?? [],
    robots: pageHead.isHidden || status !== 200 ? 'noindex' : 'index, follow',
    status,
  };
}

function readyValue<T>(remote: Remote<unknown> | undefined): T | null {
  return remote?.status === 'ready' ? (remote.value as T) : null;
}

/** Updates title, description, robots and canonical link after navigation within the document. */
export function DocumentHead({
  screen,
  match,
  location,
}: {
  screen: PageModule;
  match: PageMatch;
  location: Location;
}) {
  const remotes = useStore(useRemoteStore(), (state) => state.remotes);
  useWhole(ownTitle(match, remotes) === null);
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
