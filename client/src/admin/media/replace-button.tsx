import SwapOutlined from '@ant-design/icons/SwapOutlined';
import type { MediaFile } from '@contract/media';
import { Button, Progress } from 'antd';
import { useRef, useState } from 'react';
import { replaceImage } from '@/api/uploads.api';
import { FileChooser } from '../file-input/file-chooser';
import { useSending } from '../file-input/use-upload';
import styles from './image-panel.module.css';
import { ReplaceDialog } from './replace-dialog';

interface ReplaceButtonProps {
  file: MediaFile;
  /** True while the image has unsaved changes, and for an image of Settings if the user is no administrator. */
  isDisabled: boolean;
  onReplaced: (file: MediaFile) => void;
}

export function ReplaceButton({ file, isDisabled, onReplaced }: ReplaceButtonProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const sending = useSending((image, options) => replaceImage(file._id, image, options), onReplaced);
  return (
    <div className={`stack grows start gap-2 ${styles.replace}`}>
      <FileChooser ref={chooser} aria-label="New image file" onFiles={([image]) => setChosen(image)} />
      <ReplaceDialog
        file={file}
        chosen={chosen}
        onReplace={(image) => {
          setChosen(null);
          void sending.send(image);
        }}
        onCancel={() => setChosen(null)}
      />
      <Button
        icon={<SwapOutlined aria-hidden />}
        disabled={isDisabled || sending.percent !== null}
        onClick={() => chooser.current?.click()}
      >
        Replace
      </Button>
      {sending.percent !== null && (
        <div role="status">
          <span>{sending.percent < 100 ? 'Uploading...' : 'Almost done...'}</span>
          <Progress percent={sending.percent} size="small" aria-label="Upload progress" />
        </div>
      )}
      {sending.failure && (
        <p role="alert" className="danger">
          {sending.failure}
        </p>
      )}
      {sending.retry && <Button onClick={sending.retry}>Retry</Button>}
    </div>
  );
}
