import { Button, Progress } from 'antd';
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import styles from './file-input.module.css';

const ACCEPTED = 'image/jpeg,image/png,image/gif,image/webp,image/svg+xml';

interface UploadTabProps {
  label: string;
  percent: number | null;
  onFile: (file: File) => void;
  disabled?: boolean;
}

/** Drop a file, click the field, or use the button: three ways to the same file chooser. */
export function UploadTab({ label, percent, onFile, disabled }: UploadTabProps) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
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
  const handleChosen = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Emptied, so that choosing the same file again after a failure is a change.
    event.target.value = '';
    if (file) onFile(file);
  };

  return (
    <section
      aria-label={`${label}: upload a file`}
      className={isOver ? `${styles.zone} ${styles.over}` : styles.zone}
      onDragOver={handleOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={handleDrop}
    >
      <label htmlFor={id} className={styles.zoneLabel}>
        Drag and drop a file here, or click to choose one
      </label>
      <input
        ref={chooser}
        id={id}
        type="file"
        accept={ACCEPTED}
        className="visually-hidden"
        tabIndex={-1}
        disabled={disabled}
        onChange={handleChosen}
      />
      <Button className={styles.select} onClick={() => chooser.current?.click()} disabled={disabled}>
        Select File
      </Button>
      {percent !== null && (
        <div role="status" className={styles.progress}>
          <span>{percent < 100 ? 'Uploading...' : 'Almost done...'}</span>
          <Progress percent={percent} size="small" aria-label={`${label}: upload progress`} />
        </div>
      )}
    </section>
  );
}
