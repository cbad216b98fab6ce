import { useEffect, useId, useState } from 'react';
import { dropDraft, readDraft, saveDraft } from '@/lib/stored-form';
import { officeKey, UPLOAD_NAMES } from '@/stores/office-key';
import { useUnsaved } from '@/stores/unsaved';

const placeOf = () => officeKey(UPLOAD_NAMES + window.location.pathname + window.location.search);

/** Asks before the page closes while files upload. If it closes, the next visit lists the images that were lost. */
export function useLostPictures(onWay: readonly string[]) {
  const form = useId();
  const mark = useUnsaved((unsaved) => unsaved.mark);
  const [lost, setLost] = useState(() => (readDraft(placeOf()) as string[] | null) ?? []);
  const stillLost = lost.filter((name) => !onWay.includes(name));
  const names = JSON.stringify([...stillLost, ...onWay]);
  // Removes an image from the lost ones once the user uploads it again.
  useEffect(() => setLost((before) => (before.length > stillLost.length ? stillLost : before)));
  // Leaving the page cancels the uploads, so the names must stay stored.
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
