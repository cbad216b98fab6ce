import type { MediaFile } from '@contract/media';
import { media } from '@/api/media.api';
import { fetchStoredFile, replacePicture } from '@/api/uploads.api';
import { useRun } from '../shared/feedback/use-run';
import { useToast } from '../shared/feedback/use-toast';

/** Undoes a replacement: uploads the previous file again, then restores its focal point. Rejects with `ApiError`. */
async function replaceBack(former: MediaFile): Promise<MediaFile> {
  const { _id, focusX, focusY } = former;
  const options = { onProgress: () => undefined, signal: new AbortController().signal };
  const back = await replacePicture(_id, await fetchStoredFile(former), options);
  if (back.focusX === focusX && back.focusY === focusY) return back;
  return media.update(_id, { focusX, focusY, updatedAt: back.updatedAt });
}

/** Returns a function that offers Undo after a replacement. `show` updates the image on the screen. */
export function useNoteReplaced(show: (file: MediaFile) => void): (former: MediaFile, replaced: MediaFile) => void {
  const toast = useToast();
  const { run } = useRun();
  const undo = (former: MediaFile) =>
    run(async () => {
      show(await replaceBack(former));
      toast.success('Previous image restored everywhere it is used');
    }, 'Failed to restore the previous image');
  return (former, replaced) => {
    show(replaced);
    toast.undoable(
      'Image replaced everywhere it is used',
      () => void undo(former),
      undefined,
      'The alt text was kept and the focal point was reset to the centre. Check both.',
    );
  };
}
