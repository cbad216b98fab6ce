import { Button, Progress } from 'antd';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useMedia } from '@/lib/use-media';
import { FileChooser } from './file-chooser';
import styles from './file-input.module.css';

/** Media query for touch devices, which usually have a camera. */
export const BY_FINGER = '(pointer: coarse)';

interface UploadTabProps {
  label: string;
  percent: number | null;
  onFile: (file: File) => void;
  onLibrary?: () => void;
  disabled?: boolean;
}

export function UploadTab({ label, percent, onFile, onLibrary, disabled }: UploadTabProps) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const hasCamera = useMedia(BY_FINGER);
  const [isOver, setIsOver] = useState(false);

  const handleOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(!disabled);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onFile(file);
  };
  const handleFiles = ([file]: [File, ...File[]]) => onFile(file);

  return (
    <section
      aria-label={`${label}: upload a file`}
      className={isOver ? `${styles.zone} ${styles.over}` : styles.zone}
      onDragOver={handleOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <label htmlFor={id} className={`covers-card ${styles.zoneLabel}`}>
        Drag and drop a file here, or select this area to choose one
      </label>
      <FileChooser ref={chooser} id={id} disabled={disabled} onFiles={handleFiles} />
      <div className={`row stretch gap-2 ${styles.ways}`}>
        <Button onClick={() => chooser.current?.click()} disabled={disabled}>
          Select File
        </Button>
        {onLibrary && (
          <Button onClick={onLibrary} disabled={disabled}>
            Choose from Media<span className="visually-hidden"> for {label.toLowerCase()}</span>
          </Button>
        )}
        {hasCamera && (
          <Button onClick={() => camera.current?.click()} disabled={disabled}>
            Take photo
          </Button>
        )}
      </div>
      {hasCamera && (
        <FileChooser
          ref={camera}
          accept="image/*"
          capture="environment"
          aria-label={`${label}: take a photo`}
          disabled={disabled}
          onFiles={handleFiles}
        />
      )}
      {percent !== null && (
        <div role="status" className={`full ${styles.progress}`}>
          <span>{percent < 100 ? 'Uploading...' : 'Almost done...'}</span>
          <Progress percent={percent} size="small" aria-label={`${label}: upload progress`} />
        </div>
      )}
    </section>
  );
}
