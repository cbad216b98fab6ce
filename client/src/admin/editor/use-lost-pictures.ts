import { useEffect, useId, useState } from 'react';
import { dropDraft, readDraft, saveDraft } from '@/lib/stored-form';
import { officeKey, PICTURES } from '@/stores/office-key';
import { useUnsaved } from '@/stores/unsaved';

/** Kept by the address of the screen with the text. */
const placeOf = () => officeKey(PICTURES + window.location.pathname + window.location.search);

/**
 * Asks before a page is closed while pictures are on their way into its text. When it was closed all the same, the next
 * opening of the same text names those that did not arrive.
 * @param onWay names of the files
 */
export function useLostPictures(onWay: readonly string[]) {
  const form = useId();
  const mark = useUnsaved((unsaved) => unsaved.mark);
  const [lost, setLost] = useState(() => (readDraft(placeOf()) as string[] | null) ?? []);
  const stillLost = lost.filter((name) => !onWay.includes(name));
  const names = JSON.stringify([...stillLost, ...onWay]);
  // It was put in again: from now on it is named with those on their way.
  useEffect(() => setLost((before) => (before.length > stillLost.length ? stillLost : before)));
  // Not when the screen is left: what it stops has not arrived.
  useEffect(() => {
    if (names === '[]') dropDraft(placeOf());
    else saveDraft(placeOf(), JSON.parse(names));
  }, [names]);
  const isOnWay = onWay.length > 0;
  useEffect(() => {
    if (!isOnWay) return;
    mark(form, true);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      mark(form, false);
    };
  }, [isOnWay, form, mark]);
  return { lost, forget: () => setLost([]) };
}
