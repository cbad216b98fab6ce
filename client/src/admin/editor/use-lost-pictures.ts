import { useEffect, useId, useState } from 'react';
import { dropDraft, readDraft, saveDraft } from '@/lib/stored-form';
import { officeKey, UPLOAD_NAMES } from '@/stores/office-key';
import { useUnsaved } from '@/stores/unsaved';

const placeOf = () => officeKey(UPLOAD_NAMES + window.location.pathname + window.location.search);

/**
 * Asks before the user closes the page during an upload. If it closes anyway, the next visit lists the images that were
 * not uploaded.
 */
export function useLostPictures(onWay: readonly string[]) {
  const form = useId();
  const mark = useUnsaved((unsaved) => unsaved.mark);
  const [lost, setLost] = useState(() => (readDraft(placeOf()) as string[] | null) ?? []);
  const stillLost = lost.filter((name) => !onWay.includes(name));
  const names = JSON.stringify([...stillLost, ...onWay]);
  // Removes an image from the lost ones once the user uploads it again.
  useEffect(() => setLost((before) => (before.length > stillLost.length ? stillLost : before)));
  // Stores the names of uploading images at once, because leaving the page cancels their uploads.
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
