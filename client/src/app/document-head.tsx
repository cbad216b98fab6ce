import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useRemoteStore } from '@/stores/remote';
import { headOf } from './head';
import type { ShownPage } from './use-shown-page';

/** Keeps title, description, canonical link and robots true while the visitor moves on without a new document. */
export function DocumentHead({ page, match, location }: ShownPage) {
  const remotes = useStore(useRemoteStore(), (state) => state.remotes);
  const { title, description, canonicalPath, robots } = headOf(page, { ...location, params: match.params }, remotes);
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
