import { LIMITS } from '@contract/limits';
import { linkProblem, ownPath } from '@contract/link-target';
import { useEffect } from 'react';
import { links } from '@/api/links.api';
import { useRemoteOf } from '@/stores/server-store';
import { createLastValueStore } from '../admin-store';

interface Batch {
  to: string;
  answer: Promise<readonly string[]>;
}

/** Next check of URLs. A single request checks the URLs of all link fields that render at the same time. */
let next: Batch | null = null;

function gather(): Batch {
  const batch: Batch = { to: '', answer: Promise.resolve().then(() => send(batch)) };
  return batch;
}

async function send(batch: Batch): Promise<readonly string[]> {
  if (next === batch) next = null;
  return (await links.listNowhere({ to: batch.to })).items;
}

const useBrokenLink = createLastValueStore<boolean, string>(async (to) => {
  if (!next || next.to.length + to.length >= LIMITS.linksAsked) next = gather();
  next.to += `${next.to && '\n'}${to}`;
  return (await next.answer).includes(to);
}, String);

/** Checks all links again. Call it after a page was published, hidden or deleted. */
export function recheckLinks(): void {
  for (const to of Object.keys(useBrokenLink.getState().remotes)) void useBrokenLink.getState().reload(to);
}

/** True if visitors get "Page not found" at the URL. URLs of other sites are not checked; `null` means no URL. */
export function useIsBrokenLink(address: string | null): boolean {
  const to = address !== null && ownPath(address) !== null && linkProblem(address) === null ? address : null;
  const found = useRemoteOf(useBrokenLink, to ?? '');
  useEffect(() => {
    if (to !== null) useBrokenLink.getState().ensure(to);
  }, [to]);
  return to !== null && found.status === 'ready' && found.value;
}
