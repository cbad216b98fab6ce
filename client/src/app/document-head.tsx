import type { PageMatch } from '@contract/site-pages';
import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { useStore } from 'zustand';
import { useRemoteStore } from '@/stores/remote';
import { headOf } from './head';
import type { PageModule } from './site-screens';

interface Props {
  screen: PageModule;
  match: PageMatch;
  location: Location;
}

/** Keeps title, description, canonical link and robots true while the visitor moves on without a new document. */
export function DocumentHead({ screen, match, location }: Props) {
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
