import type { FormEvent } from 'react';

/** A form can be posted again after this time in milliseconds, because the visitor may have stopped the first post. */
const STOPPED_AFTER_MS = 10_000;

/** Stops a second post, which could fail because the first may have used up the emailed link. */
export function postOnce(event: FormEvent<HTMLFormElement>): void {
  const { dataset } = event.currentTarget;
  // Set by the page's inline module.
  if ('posting' in dataset) event.preventDefault();
  else setTimeout(() => delete dataset.posting, STOPPED_AFTER_MS);
}
