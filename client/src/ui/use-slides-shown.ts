import { useSyncExternalStore } from 'react';

/** 1 slide, 2 from the sm breakpoint, 3 from lg. */
const QUERIES = ['(min-width: 640px)', '(min-width: 1024px)'];

function subscribe(onChange: () => void): () => void {
  const lists = QUERIES.map((query) => window.matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

/** How many slides fit side by side in this window: 1, 2 or 3. */
export function useSlidesShown(): number {
  return useSyncExternalStore(
    subscribe,
    () => 1 + QUERIES.filter((query) => window.matchMedia(query).matches).length,
    () => 1,
  );
}
