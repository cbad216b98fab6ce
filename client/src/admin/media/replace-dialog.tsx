import type { MediaFile } from '@contract/media';
import { useEffect, useState } from 'react';
import { formatBytes } from '@/lib/format-bytes';
import { QuestionDialog } from '../shared/feedback/question-dialog';
import { useLast } from '../shared/records/use-last';
import { sizeOf, usesOf } from './media-list';
import styles from './replace-dialog.module.css';

interface ReplaceDialogProps {
  file: MediaFile;
  chosen: File | null;
  onReplace: (chosen: File) => void;
  onCancel: () => void;
}

/** Asks before an image is replaced, because visitors will see the new image at once. */
export function ReplaceDialog({ file, chosen, onReplace, onCancel }: ReplaceDialogProps) {
  const shown = useLast(chosen);
  return (
    <QuestionDialog
      open={chosen !== null}
      title="Replace image?"
      okText="Replace"
      onOk={() => chosen && onReplace(chosen)}
      onCancel={onCancel}
      destroyOnHidden
    >
      <p>
        {usesOf(file)}. {effectOf(file)}You can undo this.
      </p>
      <div className={`stack gap-4 above-3 ${styles.images}`}>
        <figure className="stack gap-2">
          <img src={file.path} alt="Current" />
          <figcaption className="breaks fine">
            <strong className="block">Current</strong> <span dir="auto">{file.name}</span>, {sizeOf(file)}
          </figcaption>
        </figure>
        {shown && <Chosen image={shown} />}
      </div>
    </QuestionDialog>
  );
}

/** Says whether visitors will see the new image. A use without a path is a deleted record. */
function effectOf({ usedIn }: MediaFile): string {
  if (usedIn.length === 0) return '';
  return usedIn.some(({ path }) => path !== null)
    ? 'Visitors will see the new image at once.  '
    : 'Only deleted items use this image, so visitors will not see the new image.  ';
}

function Chosen({ image }: { image: File }) {
  const [address, setAddress] = useState<string>();
  const [isUnshown, setIsUnshown] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(image);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [image]);
  return (
    <figure className="stack gap-2">
      <img
        src={address}
        alt={isUnshown ? 'New image: this browser cannot show a preview before the upload' : 'New'}
        onError={() => setIsUnshown(true)}
      />
      <figcaption className="breaks fine">
        <strong className="block">New</strong> <span dir="auto">{image.name}</span>, {formatBytes(image.size)}
      </figcaption>
    </figure>
  );
}
