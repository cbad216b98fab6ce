import { useEffect, useState } from 'react';
import { keepPicturesOnWay, picturesOnWay } from '../shared/drafts/office-draft';
import { useUnsavedChanges } from '../shared/drafts/use-unsaved-changes';

const here = () => window.location.pathname + window.location.search;

/**
 * Asks before a page is closed while pictures are on their way into its text. When it was closed all the same, the next
 * opening of the same text names those that did not arrive.
 * @param onWay names of the files
 */
export function useLostPictures(onWay: readonly string[]) {
  const [lost, setLost] = useState(() => picturesOnWay(here()));
  const names = JSON.stringify(onWay);
  useUnsavedChanges(onWay.length > 0);
  // Not when the screen is left: what it stops has not arrived.
  useEffect(() => keepPicturesOnWay(here(), [...lost, ...(JSON.parse(names) as string[])]), [names, lost]);
  return { lost, forget: () => setLost([]) };
}
